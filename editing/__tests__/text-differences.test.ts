import { listDifferences } from '../screen/staff/text-differences';

/** Writes a difference as: Label: same -gone- +new+ */
const written = (file: string, before: string, after: string): string[] =>
  listDifferences(file, before, after).map(({ label, words }) => {
    const marked = words.map(({ removed, added, value }) => {
      const mark = removed ? '-' : added ? '+' : '';
      return mark + value + mark;
    });
    return `${label}: ${marked.join('')}`;
  });

const page = (fields: object): string => JSON.stringify(fields);

test('what is added to a list is new, and the others stay', () => {
  const items = [{ text: 'One' }, { text: 'Two' }];
  const after = page({ items: [{ text: 'Zero' }, ...items] });
  expect(written('site/steps.json', page({ items }), after)).toEqual(['Steps, text: +Zero+']);
});

test('a markdown file differs by its fields and its paragraphs', () => {
  const file = (question: string, body: string): string => `---\nquestion: ${question}\n---\n\n${body}\n`;
  expect(written('faq/why.md', file('Why?', 'One.\n\nTwo.'), file('How?', 'One.\n\nThree.'))).toEqual([
    'Question: -Why-+How+?',
    'Text: -Two-+Three+.',
  ]);
});
