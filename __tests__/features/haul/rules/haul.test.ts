import {
  completeHaul,
  longestSentence,
  type HaulWords,
} from '../../../../src/features/haul/rules/complete-haul';
import * as rules from '../../../../src/features/haul/rules/haul';
import { putSentence } from '../../../../src/features/haul/rules/put-sentence';
import { site } from '../../../support/content-fixture-site';

const { findItems, priceRange, readPicks, shareInWords, writePicks } = rules;

const { haul } = site;
const things: rules.HaulItem[] = haul.groups.flatMap(({ items }) => items);
const said: HaulWords = {
  items: things,
  truck: haul.truckCubicFeet,
  words: { ...haul, ...haul.message, language: 'en' },
  coupons: [
    { coupon: 'some-off', from: 'half' },
    { coupon: 'more-off', from: 'full' },
  ],
};

test.each([
  [0, ''],
  [0.01, '1 twelfths of the cart'],
  [1.2, '12 twelfths of the cart'],
  [1.25, 'a cart and a half'],
  [1.9, 'two carts'],
  [2.4, 'more carts than two'],
  [Infinity, 'more carts than two'],
])('a share of %d is told as %j', (share, words) => {
  expect(shareInWords(share, said.words)).toBe(words);
});

test('a load is its things, its share, its sentence and its coupon', () => {
  const picks = { settle: 1, sack: 4, unknown: 9 };
  expect(completeHaul({ picks }, said)).toStrictEqual({
    picks,
    level: 6,
    words: '6 twelfths of the cart',
    sentence: 'On my cart are 1 settle and 4 sacks, 6 twelfths of the cart.',
    coupon: 'some-off',
  });
});

test('a sentence lists and counts as its language does', () => {
  const items = [
    { ...things[0]!, name: 'porte-clés d’or!' },
    { ...things[1]!, plural: '{count, plural, few {saki} other {sakow}}' },
  ];
  const sentenceIn = (language: string, sack: number) =>
    completeHaul({ picks: { settle: 1, sack } }, { ...said, items, words: { ...said.words, language } })
      .sentence;
  expect(sentenceIn('fr', 4)).toBe('On my cart are 1 porte clés d or et 4 sakow, 6 twelfths of the cart.');
  expect(sentenceIn('pl', 4)).toBe('On my cart are 1 porte clés d or i 4 saki, 6 twelfths of the cart.');
});

test('the last of very many things are only counted', () => {
  const names = Array.from({ length: 40 }, (_, index) => `a rather long name ${index}`);
  const items = names.map((name) => ({ ...things[0]!, id: name, name }));
  const picks = Object.fromEntries(items.map(({ id }) => [id, 1]));
  const { sentence } = completeHaul({ picks }, { ...said, items });
  expect(sentence.length).toBeLessThanOrEqual(longestSentence);
  expect(sentence).toMatch(/^On my cart are 1 a rather long name 0, .* and \d\d others, more carts/);
});

const first = 'My load is 1 sofa.';
const second = 'My load is 2 sofas.';

test.each([
  ['comes into an empty message', '', '', first, first],
  ['comes after what the visitor wrote', 'From the attic', '', first, `From the attic. ${first}`],
  ['comes after a whole sentence without another period', 'Hi. ', '', first, `Hi. ${first}`],
  ['takes the place of the former one', `Hi. ${first} Thanks`, first, second, `Hi. ${second} Thanks`],
  ['goes with the last thing', `Hi. ${first} Thanks`, first, '', 'Hi. Thanks'],
  ['leaves an edited one alone', 'My load is 1 red sofa.', first, second, 'My load is 1 red sofa.'],
  ['comes back once the message is empty', ' ', first, second, second],
  ['is not put beside the same sentence', `${first} Thanks`, '', first, `${first} Thanks`],
  ['is left out where there is no room', 'a'.repeat(1990), '', first, 'a'.repeat(1990)],
])('the sentence %s', (_, message, inserted, next, expected) => {
  expect(putSentence({ message, inserted }, next).message).toBe(expected);
});

test.each([
  ['settle,sack:8', { settle: 1, sack: 8 }],
  ['sack:2,sack:3', { sack: 5 }],
  ['sack:999', { sack: 99 }],
  ['ghost:2,constructor,SACK,__proto__,toString:4,sack:-1,sack:1.5,,', {}],
  ['', {}],
])('the address %j puts on the truck %j', (written, picks) => {
  expect(readPicks(written, things)).toStrictEqual(picks);
});

test('an address names what is on the truck', () => {
  expect(writePicks({ sack: 8, settle: 1, unknown: 1, cinder: 0 }, things)).toBe('settle,sack:8');
});

test.each([
  ['divan', ['settle']],
  ['Settels', ['settle']],
  ['sac', ['sack']],
  ['piano', []],
  [' ', []],
])('a search for %j finds %j', (query, found) => {
  expect(findItems(query, things).map(({ id }) => id)).toEqual(found);
});

const rates: rules.Rates = {
  currency: 'CAD',
  minimum: 100,
  steps: [
    { upTo: 'quarter', price: 200 },
    { upTo: 'half', price: 350 },
    { upTo: 'full', price: 600 },
  ],
};

test.each([
  [0, undefined],
  [0.25, { from: 100, to: 200 }],
  [0.8, { from: 350, to: 600 }],
  [1, { from: 350, to: 600 }],
  [1.5, { from: 800, to: 950 }],
  [2, { from: 950, to: 1200 }],
])('a share of %d costs %j', (share, range) => {
  expect(priceRange(share, rates)).toEqual(range);
});
