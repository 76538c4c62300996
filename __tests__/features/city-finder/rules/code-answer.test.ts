import { answerCode } from '../../../../src/features/city-finder/rules/code-answer';
import { type PostalAreas, readTypedCode } from '../../../../src/features/cities/rules/postal-areas';
import { listedCity } from '../../../support/listed-city';

const at = (latitude: number, longitude: number) => ({ position: { latitude, longitude } });

const cities = [
  { ...listedCity('north', 'North', 'ON', ['M']), ...at(43, -79) },
  { ...listedCity('north-east', 'Northeast', 'ON', ['M5V', 'L1']), ...at(43, -78) },
  { ...listedCity('south', 'South', 'NY', ['142']), ...at(42, -79) },
  listedCity('nowhere', 'Nowhere', 'NY', ['146']),
];

/** One degree of latitude is 111 km. */
const areas: PostalAreas = {
  L9A: [43.4, -79],
  L9B: [43.01, -79],
  L9C: [43, -78.1],
  K0A: [44.34, -79],
  K0B: [44.36, -79],
  '143': [42.5, -79],
  '147': [60, -150],
};

function answer(typed: string, known: PostalAreas | null = areas, among = cities) {
  const asked = readTypedCode(typed);
  if (asked?.kind !== 'code') throw new Error(`${typed} is no code`);
  const given = answerCode(asked, among, known ?? undefined);
  if (!given) return undefined;
  const { kind } = given;
  if (kind === 'notYet') return kind;
  return kind === 'served' ? `served by ${given.city.slug}` : `${given.distance} from ${given.city.slug}`;
}

test.each([
  ['M4L 1A1', 'served by north'],
  ['M5V 2T6', 'served by north-east'],
  ['14201', 'served by south'],
])('%s is %s by what the cities say, with or without a table', (typed, expected) => {
  expect(answer(typed)).toBe(expected);
  expect(answer(typed, null)).toBe(expected);
});

test.each([
  ['L9A', '45 from north'],
  ['L9B', '5 from north'],
  ['L9C 1A1', '10 from north-east'],
  // The same way is 56 km.
  ['14301', '35 from south'],
])('%s is %s: rounded to five kilometres or miles, and never nothing', (typed, expected) => {
  expect(answer(typed)).toBe(expected);
});

test('a city is near within 150 km', () => {
  expect(answer('K0A')).toBe('150 from north');
  expect(answer('K0B')).toBe('notYet');
});

test('a city across the border is not near, nor is one whose place nobody has said', () => {
  const [north, , , nowhere] = cities;
  expect(answer('14301', areas, [north!])).toBe('notYet');
  expect(answer('14301', areas, [nowhere!])).toBe('notYet');
});

test('a code that the table does not know is not served yet; without the table nothing is known', () => {
  expect(answer('14701')).toBe('notYet');
  expect(answer('09001')).toBe('notYet');
  expect(answer('V6B')).toBe('notYet');
  expect(answer('V6B', null)).toBeUndefined();
});
