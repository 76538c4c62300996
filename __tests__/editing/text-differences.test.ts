import * as fc from 'fast-check';
import { align } from '../../editing/screen/staff/align';
import { listDifferences } from '../../editing/screen/staff/text-differences';

/** Writes a difference as: Label: same -gone- +new+ */
const written = (file: string, before: string, after: string): string[] =>
  listDifferences(file, before, after).map(({ label, words }) => {
    const marks = { same: '', gone: '-', new: '+' };
    return `${label}: ${words.map(({ kind, item }) => marks[kind] + item + marks[kind]).join('')}`;
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

test('whatever the lists, what stays and goes is the first, and what stays and comes is the second', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  const without = (left: string, steps: { kind: string; item: string }[]): string[] =>
    steps.filter(({ kind }) => kind !== left).map(({ item }) => item);
  fc.assert(
    fc.property(words, words, (before, after) => {
      const steps = align(before, after, (word) => word);
      expect(without('new', steps)).toEqual(before);
      expect(without('gone', steps)).toEqual(after);
    }),
  );
});

test('lists that are too long to compare are replaced, and lose nothing', () => {
  const many = (word: string): string[] => Array.from({ length: 3000 }, (_, index) => `${word}${index}`);
  const steps = align(many('a'), many('b'), (word) => word);
  expect(steps.filter(({ kind }) => kind === 'gone')).toHaveLength(3000);
  expect(steps.filter(({ kind }) => kind === 'new')).toHaveLength(3000);
});
