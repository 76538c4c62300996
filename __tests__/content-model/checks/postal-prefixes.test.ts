import { checkContent } from '../../../src/content-model/checks/check-content';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { parseContentFile } from '../../../src/content-model/reading/parse-file';
import { findCities } from '../../../src/domain/cities/find-cities';
import { citySource, withAddedFile } from '../../support/content-fixture';

const file = 'cities/ajax.json';
const ajax = (changes: Record<string, unknown>) =>
  citySource({ slug: 'ajax', locationName: 'Ajax', ...changes });
const expected =
  'the beginning of a postal code like "M", "L5" or "L4M", or of a zip code like "303" or "30318", in quotes';

test.each([
  ['m', '"m"', 'write "M"'],
  ['M4L 1A1', '"M4L 1A1"', undefined],
  ['LL', '"LL"', undefined],
  ['30', '"30"', undefined],
  ['303181', '"303181"', undefined],
  ['', '""', undefined],
  [303, 'the number 303', 'put it in quotes: "303"'],
])('%j is no beginning of a code', (prefix, found, fix) => {
  const field = 'postalPrefixes[1]';
  expect(parseContentFile(file, ajax({ postalPrefixes: ['L1S', prefix] })).errors).toEqual([
    { file, line: expect.any(Number), field, found, expected, ...(fix && { fix }) },
  ]);
});

test('an empty list is refused, and the key may be left out', () => {
  expect(parseContentFile(file, ajax({ postalPrefixes: [] })).errors).toEqual([
    expect.objectContaining({ field: 'postalPrefixes', expected: 'at least 1 item' }),
  ]);
  expect(parseContentFile(file, ajax({ postalPrefixes: undefined })).errors).toEqual([]);
});

test('a zip code in a city of Canada is reported, with its line', () => {
  const files = withAddedFile(file, ajax({ postalPrefixes: ['L1S', 'L1T', '303'] }));
  expect(checkContent(files).errors).toEqual([
    {
      file,
      line: expect.any(Number),
      field: 'postalPrefixes[2]',
      found: '"303"',
      expected: 'the beginning of a postal code, like "M" or "L5": the city is in Canada',
    },
  ]);
});

test('a postal code in a city of the United States is reported', () => {
  const georgia = JSON.stringify({
    group: 'georgia',
    country: 'US',
    region: { name: 'Georgia', code: 'GA' },
    teams: [{ name: 'Atlanta', sport: 'Soccer' }],
  });
  const source = ajax({ country: 'US', badgeGroup: 'georgia', postalPrefixes: ['303', 'M4L'] });
  const files = [...withAddedFile(file, source), { path: 'badges/georgia.json', source: georgia }];
  expect(checkContent(files).errors).toEqual([
    expect.objectContaining({
      file,
      field: 'postalPrefixes[1]',
      found: '"M4L"',
      expected: 'the beginning of a zip code, like "303": the city is in the United States',
    }),
  ]);
});

const content = loadContent('content');
const listed = content.cities.map((city) => {
  const { region, country } = content.badges.find(({ group }) => group === city.badgeGroup)!;
  return { ...city, region, countryName: country };
});

// A well-known address of each city, and of places between two.
test.each([
  ['M5V 2T6', ['toronto']],
  ['M4L 1A1', ['toronto']],
  ['L5B 3C1', ['gta']],
  ['L6P 1A1', ['gta']],
  ['L1S 1A1', ['gta']],
  ['L4M 1A1', ['barrie']],
  ['L3V 1A1', ['barrie']],
  ['N3T 1A1', ['brantford']],
  ['N1R 1A1', ['cambridge']],
  ['N1H 1A1', ['guelph']],
  ['N2G 1A1', ['kitchener']],
  ['N2L 3G1', ['waterloo']],
  ['N0B 2K0', ['cambridge', 'guelph', 'kitchener', 'waterloo']],
  ['L8P 4Y5', ['hamilton']],
  ['L7R 1A1', ['hamilton']],
  ['L2G 2A1', ['niagara']],
  ['L0R 1B0', ['hamilton', 'niagara']],
  ['K1A 0B1', ['ottawa']],
  ['T5J 2R7', ['edmonton']],
  ['T8N 1A1', ['edmonton']],
  ['30303', ['atlanta']],
  ['30328', ['atlanta-north', 'atlanta']],
  ['30075', ['atlanta-north']],
  ['28202', ['charlotte-junk-removal']],
  ['33131', ['miami']],
  ['33014', ['miami']],
  ['33301', ['fort-lauderdale']],
  ['33020', ['fort-lauderdale']],
  ['32789', ['orlando-north']],
  ['77002', ['houston']],
  ['77494', ['houston']],
  ['77502', ['east-houston']],
  ['77012', ['east-houston', 'houston']],
  ['78205', ['sanantonio']],
  ['78130', ['sanantonio']],
  ['V6B 1A1', []],
  ['H2X 1A1', []],
  ['10001', []],
  ['90210', []],
])('%s leads to %j', (code, slugs) => {
  expect(findCities(code, listed).map(({ city }) => city.slug)).toEqual(slugs);
});

test('every city can be found by a code, and no city lists one twice or within another', () => {
  for (const { slug, postalPrefixes = [] } of content.cities) {
    expect([slug, postalPrefixes.length]).not.toEqual([slug, 0]);
    const covered = postalPrefixes.filter((prefix, index) =>
      postalPrefixes.some((other, at) => at !== index && prefix.startsWith(other)),
    );
    expect([slug, covered]).toEqual([slug, []]);
  }
});
