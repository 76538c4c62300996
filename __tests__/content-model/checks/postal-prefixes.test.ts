import { checkContent } from '../../../src/content-model/checks/check-content';
import { parseContentFile } from '../../../src/content-model/reading/parse-file';
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
