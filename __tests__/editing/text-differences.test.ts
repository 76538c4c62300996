import * as fc from 'fast-check';
import { listDifferences } from '../../editing/screen/staff/text-differences';

/** Writes a difference as: Label: same -gone- +new+ */
const written = (before: string, after: string): string[] =>
  listDifferences(before, after).map(({ label, words }) => {
    const marked = words.map(({ removed, added, value }) => {
      const mark = removed ? '-' : added ? '+' : '';
      return mark + value + mark;
    });
    return `${label}: ${marked.join('')}`;
  });

const page = (fields: object): string => JSON.stringify(fields);

test('a changed word is named with the label of its field', () => {
  expect(
    written(
      page({ mainPhone: '1', lead: 'We take a sofa.' }),
      page({ mainPhone: '1', lead: 'We take a bed.' }),
    ),
  ).toEqual(['Introduction: We take a -sofa-+bed+.']);
});

test('what is added to a list is new, and the others stay', () => {
  const items = [{ text: 'One' }, { text: 'Two' }];
  expect(written(page({ items }), page({ items: [{ text: 'Zero' }, ...items] }))).toEqual([
    'Items, text: +Zero+',
  ]);
});

test('what is taken out of a list is gone', () => {
  expect(written(page({ places: ['Ajax', 'Pickering'] }), page({ places: ['Pickering'] }))).toEqual([
    'Places: -Ajax-',
  ]);
});

test('a markdown file differs by its fields and its paragraphs', () => {
  const file = (question: string, body: string): string => `---\nquestion: ${question}\n---\n\n${body}\n`;
  expect(written(file('Why?', 'One.\n\nTwo.'), file('How?', 'One.\n\nThree.'))).toEqual([
    'Question: -Why-+How+?',
    'Text: -Two-+Three+.',
  ]);
});

test('the same text in another layout does not differ', () => {
  expect(written('{"a": "b"}', '{\n  "a": "b"\n}\n')).toEqual([]);
});

test('a file that cannot be read is shown as it stands', () => {
  expect(written('{"a": ', '{"b": ')).toEqual(['Line: {"-a-+b+": ']);
});

test('whatever the texts, what stays and goes is the first, and what stays and comes is the second', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b c', '$60 off', ' '), { maxLength: 12 })
    .map((some) => some.join(''));
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      fc.pre(before !== after);
      const [difference] = listDifferences(page({ title: before }), page({ title: after }));
      const without = (left: 'added' | 'removed'): string =>
        difference!.words.flatMap((word) => (word[left] ? [] : word.value)).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('files that are too long to compare are replaced, and lose nothing', () => {
  const many = (word: string): string =>
    page({ places: Array.from({ length: 3000 }, (_each, index) => `${word}${index}`) });
  expect(listDifferences(many('a'), many('b'))).toHaveLength(3000);
  const long = (word: string): string =>
    page({ title: Array.from({ length: 3000 }, (_each, index) => `${word}${index}`).join(' ') });
  expect(listDifferences(long('a'), long('b'))).toHaveLength(1);
});
