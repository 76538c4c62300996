import * as fc from 'fast-check';
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

test('a changed word is named with the label of its field', () => {
  expect(
    written(
      'pages/home.json',
      page({ mainPhone: '1', coupons: { lead: 'We take a sofa.' } }),
      page({ mainPhone: '1', coupons: { lead: 'We take a bed.' } }),
    ),
  ).toEqual(['Coupons on the page, introduction: We take a -sofa-+bed+.']);
});

test('what is added to a list is new, and the others stay', () => {
  const items = [{ text: 'One' }, { text: 'Two' }];
  const after = page({ items: [{ text: 'Zero' }, ...items] });
  expect(written('site/steps.json', page({ items }), after)).toEqual(['Steps, text: +Zero+']);
});

test('what is taken out of a list is gone', () => {
  const before = page({ cities: ['Ajax', 'Pickering'] });
  expect(written('cities/toronto.json', before, page({ cities: ['Pickering'] }))).toEqual([
    'Places served: -Ajax-',
  ]);
});

test('a markdown file differs by its fields and its paragraphs', () => {
  const file = (question: string, body: string): string => `---\nquestion: ${question}\n---\n\n${body}\n`;
  expect(written('faq/why.md', file('Why?', 'One.\n\nTwo.'), file('How?', 'One.\n\nThree.'))).toEqual([
    'Question: -Why-+How+?',
    'Text: -Two-+Three+.',
  ]);
});

test('the same text in another layout does not differ', () => {
  expect(written('site/words.json', '{"a": "b"}', '{\n  "a": "b"\n}\n')).toEqual([]);
});

test('a file that cannot be read is shown as it stands', () => {
  expect(written('site/words.json', '{"a": ', '{"b": ')).toEqual(['Line: {"-a-+b+": ']);
});

test('whatever the texts, what stays and goes is the first, and what stays and comes is the second', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b c', '$60 off', ' '), { maxLength: 12 })
    .map((some) => some.join(''));
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      fc.pre(before !== after);
      const [difference] = listDifferences(
        'site/words.json',
        page({ title: before }),
        page({ title: after }),
      );
      const without = (left: 'added' | 'removed'): string =>
        difference!.words.flatMap((word) => (word[left] ? [] : word.value)).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('files that are too long to compare are replaced, and lose nothing', () => {
  const many = (word: string): string =>
    page({ places: Array.from({ length: 3000 }, (_each, index) => `${word}${index}`) });
  expect(listDifferences('site/words.json', many('a'), many('b'))).toHaveLength(3000);
  const long = (word: string): string =>
    page({ title: Array.from({ length: 3000 }, (_each, index) => `${word}${index}`).join(' ') });
  expect(listDifferences('site/words.json', long('a'), long('b'))).toHaveLength(1);
});
