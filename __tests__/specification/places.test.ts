import { contentDir } from '../../src/content-model/reading/read-content';
import { loadContent } from '../../src/content-model/checks/load-content';
import { findCities } from '../../src/features/city-finder/rules/find-cities';
import { namesAfter } from './specification';

// Where the cities of the specification are: docs/decisions/0003 for the province or state, the map for the rest.
const content = loadContent(contentDir());
const listed = content.cities.map((city) => {
  const { region, country } = content.badges.find(({ group }) => group === city.badgeGroup)!;
  return { ...city, region, countryName: country };
});

/** By province or state, with its time zone: each city with well-known codes of its area, some of them between two. */
const places: [badgeGroup: string, timeZone: string, cities: Record<string, string[]>][] = [
  [
    'ontario',
    'America/Toronto',
    {
      toronto: ['M5V 2T6', 'M4L 1A1'],
      gta: ['L5B 3C1', 'L6P 1A1', 'L1S 1A1'],
      barrie: ['L4M 1A1', 'L3V 1A1'],
      brantford: ['N3T 1A1'],
      cambridge: ['N1R 1A1', 'N0B 2K0'],
      guelph: ['N1H 1A1', 'N0B 2K0'],
      kitchener: ['N2G 1A1', 'N0B 2K0'],
      waterloo: ['N2L 3G1', 'N0B 2K0'],
      hamilton: ['L8P 4Y5', 'L7R 1A1', 'L0R 1B0'],
      niagara: ['L2G 2A1', 'L0R 1B0'],
      ottawa: ['K1A 0B1'],
    },
  ],
  ['alberta', 'America/Edmonton', { edmonton: ['T5J 2R7', 'T8N 1A1'] }],
  ['georgia', 'America/New_York', { atlanta: ['30303', '30328'], 'atlanta-north': ['30328', '30075'] }],
  ['north-carolina', 'America/New_York', { 'charlotte-junk-removal': ['28202'] }],
  [
    'florida',
    'America/New_York',
    { miami: ['33131', '33014'], 'fort-lauderdale': ['33301', '33020'], 'orlando-north': ['32789'] },
  ],
  [
    'texas',
    'America/Chicago',
    {
      houston: ['77002', '77494', '77012'],
      'east-houston': ['77502', '77012'],
      sanantonio: ['78205', '78130'],
    },
  ],
];

const cities = places.flatMap(([badgeGroup, timeZone, codes]) =>
  Object.entries(codes).map(([slug, known]) => ({ slug, badgeGroup, timeZone, codes: known })),
);

/** One that is missing is named in shipped-content.test.ts. */
const present = cities.filter(({ slug }) => content.cities.some((city) => city.slug === slug));

test('the table has the cities of the specification', () => {
  expect(cities.map(({ slug }) => slug).sort()).toEqual(namesAfter('City slugs:').sort());
});

test('each city is in its province or state, and goes by its clock', () => {
  const placeOf = (slug: string) => {
    const { badgeGroup, timeZone } = content.cities.find((city) => city.slug === slug)!;
    return { slug, badgeGroup, timeZone };
  };
  expect(present.map(({ slug }) => placeOf(slug))).toEqual(
    present.map(({ codes: _codes, ...place }) => place),
  );
});

test('well-known codes of each city lead to it, and to another city only where both serve the place', () => {
  const codes = [...new Set(present.flatMap((city) => city.codes))];
  const serving = (code: string) =>
    present.filter((city) => city.codes.includes(code)).map(({ slug }) => slug);
  const led = (code: string) =>
    findCities(code, listed, '')
      .map(({ city }) => city.slug)
      .filter((slug) => known.includes(slug));
  const known = present.map(({ slug }) => slug);
  for (const code of codes)
    expect([code, ...led(code).toSorted()]).toEqual([code, ...serving(code).toSorted()]);
});
