import * as fc from 'fast-check';
import { align } from '../../editing/screen/staff/align';
import { listDifferences } from '../../editing/screen/staff/text-differences';

/** Writes a difference as: Label: same -gone- +new+ */
const written = (before: string, after: string): string[] =>
  listDifferences(before, after).map(({ label, words }) => {
    const marks = { same: '', gone: '-', new: '+' };
    return `${label}: ${words.map(({ kind, item }) => marks[kind] + item + marks[kind]).join('')}`;
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
