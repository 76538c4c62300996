import { checkContent } from '../../../src/content-model/checks/check-content';
import { parseContentFile } from '../../../src/content-model/reading/parse-file';
import { citySource, validContentFiles, withChangedFile } from '../../support/content-fixture';

const toronto = 'cities/toronto.json';

test('the fixture has no error', () => {
  expect(checkContent(validContentFiles()).errors).toEqual([]);
});

test('a misspelt key is one error that names the key meant', () => {
  const files = withChangedFile(toronto, (source) => source.replace('"locationId"', '"locationld"'));
  expect(checkContent(files).errors).toEqual([
    {
      file: toronto,
      line: 3,
      field: 'locationld',
      found: 'the field "locationld"',
      expected: 'no such field; did you mean "locationId"?',
    },
  ]);
});

test('the value under a misspelt key is checked too, and named as it is written', () => {
  const source = citySource()
    .replace('"about"', '"abuot"')
    .replace('"typical": "Typical loads."', '"typical": 7');
  expect(parseContentFile(toronto, source).errors).toEqual([
    {
      file: toronto,
      line: 12,
      field: 'abuot',
      found: 'the field "abuot"',
      expected: 'no such field; did you mean "about"?',
    },
    {
      file: toronto,
      line: 14,
      field: 'abuot.typical',
      found: 'the number 7',
      expected: 'a text, in quotes',
      fix: 'put it in quotes: "7"',
    },
  ]);
});

test('a misspelt optional key is not silently ignored', () => {
  const { errors } = parseContentFile(toronto, citySource().replace('"cities"', '"city"'));
  expect(errors).toEqual([
    expect.objectContaining({ line: 8, field: 'city', expected: 'no such field; did you mean "cities"?' }),
  ]);
});

test('for a key like no other the error lists the fields', () => {
  const { errors } = parseContentFile('badges/ontario.json', '{ "mascots": 1 }');
  expect(errors).toContainEqual({
    file: 'badges/ontario.json',
    line: 1,
    field: 'mascots',
    found: 'the field "mascots"',
    expected: 'no such field; the fields here are: group, country, region, teams',
    fix: 'take the field out, or give it the name of one of these',
  });
});

test('for a key written in two spellings the error says that the right one exists', () => {
  const { errors } = parseContentFile(toronto, citySource({ locationID: '1' }));
  expect(errors).toEqual([
    expect.objectContaining({
      field: 'locationID',
      expected: 'no such field; "locationId" is there already',
    }),
  ]);
});

const locationIdWords = 'at most 10 digits in quotes, or "" for a city without a location';

test.each([
  [
    'a location id that is a number',
    { locationId: 13929 },
    {
      line: 3,
      field: 'locationId',
      found: 'the number 13929',
      expected: locationIdWords,
      fix: 'put it in quotes: "13929"',
    },
  ],
  [
    'a location id with letters',
    { locationId: '13929a' },
    {
      line: 3,
      field: 'locationId',
      found: '"13929a"',
      expected: locationIdWords,
    },
  ],
  [
    'a location id longer than the database takes',
    { locationId: '12345678901' },
    { line: 3, field: 'locationId', found: '"12345678901"', expected: locationIdWords },
  ],
  [
    'a slug longer than the database takes',
    { slug: 'a'.repeat(61) },
    {
      line: 2,
      field: 'slug',
      found: `"${'a'.repeat(59)}…" (61 characters)`,
      expected: 'at most 60 characters',
      fix: 'make it shorter by 1 character',
    },
  ],
  [
    'an unknown country',
    { country: 'Canada' },
    { line: 6, field: 'country', found: '"Canada"', expected: 'one of: CA, US' },
  ],
  [
    'an empty name',
    { locationName: '  ' },
    { line: 4, field: 'locationName', found: '" "', expected: 'a text that is not empty' },
  ],
  [
    'a slug with capitals',
    { slug: 'Toronto' },
    {
      line: 2,
      field: 'slug',
      found: '"Toronto"',
      expected: 'lowercase words joined by hyphens, in quotes',
      fix: 'write "toronto"',
    },
  ],
  [
    'a slug with spaces, marks and accents',
    { slug: " St. Jean d'Été" },
    {
      line: 2,
      field: 'slug',
      found: '" St. Jean d\'Été"',
      expected: 'lowercase words joined by hyphens, in quotes',
      fix: 'write "st-jean-d-ete"',
    },
  ],
  [
    'a slug with a letter that nobody sees',
    { slug: 'tor\u200Bonto' },
    {
      line: 2,
      field: 'slug',
      found: '"tor[invisible character]onto"',
      expected: 'lowercase words joined by hyphens, in quotes',
      fix: 'write "tor-onto"',
    },
  ],
  [
    'a number among the cities',
    { cities: ['Toronto', 4] },
    {
      line: 10,
      field: 'cities[1]',
      found: 'the number 4',
      expected: 'a text, in quotes',
      fix: 'put it in quotes: "4"',
    },
  ],
  [
    'an empty list of cities',
    { cities: [] },
    { line: 8, field: 'cities', found: 'an empty list', expected: 'at least 1 item', fix: 'add 1 item' },
  ],
  [
    'cities that are one text',
    { cities: 'Toronto, North York' },
    {
      line: 8,
      field: 'cities',
      found: '"Toronto, North York"',
      expected: 'a list of items in [ ]',
      fix: 'make a list of it: ["Toronto", "North York"]',
    },
  ],
  [
    'null for a list',
    { cities: null },
    {
      line: 8,
      field: 'cities',
      found: 'no value (null)',
      expected: 'a list of items in [ ]',
      fix: 'write a value, or take the field out',
    },
  ],
  [
    'a text where fields belong',
    { about: 'Toronto is big' },
    {
      line: 12,
      field: 'about',
      found: '"Toronto is big"',
      expected: 'a group of fields: places, typical, access, questions',
    },
  ],
])('%s is refused', (_what, changes, error) => {
  expect(parseContentFile(toronto, citySource(changes)).errors).toEqual([{ file: toronto, ...error }]);
});

test('a missing field gives the line of the group it belongs to', () => {
  const source = citySource({ about: { places: 'Places', typical: 'Typical' } });
  expect(parseContentFile(toronto, source).errors).toEqual([
    {
      file: toronto,
      line: 12,
      field: 'about.access',
      found: 'nothing',
      expected: 'a text, in quotes',
      fix: 'add the field "access"',
    },
  ]);
});

test('a missing field of the file itself has no line', () => {
  const source = citySource({ country: undefined });
  expect(parseContentFile(toronto, source).errors).toEqual([
    {
      file: toronto,
      field: 'country',
      found: 'nothing',
      expected: 'one of: CA, US',
      fix: 'add the field "country"',
    },
  ]);
});

const webAddress = 'a web address like "https://www.example.com", without anything behind the name';
const phone = 'a phone number like "+1 800 555 0199"';
const starts = 'one of: 9:00, 11:00, 13:00, 15:00';
const date = 'a date like "2024-10-16" (year, month, day), in quotes';

test.each([
  ['site/brand.json', '"#1c2b24"', '"green"', 'colors.ink', '"green"', 'a colour like "#1c2b24"', undefined],
  [
    'site/brand.json',
    '"#1c2b24"',
    '"#1C2"',
    'colors.ink',
    '"#1C2"',
    'a colour like "#1c2b24"',
    'write "#11cc22"',
  ],
  [
    'site/brand.json',
    '"https://www.example.com"',
    '"example"',
    'siteUrl',
    '"example"',
    webAddress,
    undefined,
  ],
  [
    'site/brand.json',
    '"https://www.example.com"',
    '"http://Example.com/home"',
    'siteUrl',
    '"http://Example.com/home"',
    webAddress,
    'write "https://example.com"',
  ],
  [
    'site/brand.json',
    '"+1 877 555 0123"',
    '"8005550199"',
    'mainPhone',
    '"8005550199"',
    phone,
    'write "+1 800 555 0199"',
  ],
  ['site/brand.json', '"+1 877 555 0123"', '"555 0123"', 'mainPhone', '"555 0123"', phone, undefined],
  [
    'site/brand.json',
    '"09:00"',
    '"9:00"',
    'openingHours[0].opens',
    '"9:00"',
    'a time of day like "09:00"',
    'write "09:00"',
  ],
  ['badges/ontario.json', '"ON"', '"on"', 'region.code', '"on"', 'two capital letters', 'write "ON"'],
  ['reviews/first.json', '"stars": 5', '"stars": 6', 'stars', 'the number 6', 'at most 5', undefined],
  [
    'reviews/first.json',
    '"stars": 5',
    '"stars": 4.5',
    'stars',
    'the number 4.5',
    'a whole number, without quotes',
    undefined,
  ],
  [
    'reviews/first.json',
    '"stars": 5',
    '"stars": "5"',
    'stars',
    '"5"',
    'a number, without quotes',
    'take the quotes off: 5',
  ],
  [
    'reviews/first.json',
    '"sample": true',
    '"sample": false',
    'sample',
    'false, without quotes',
    'true, or the field left out',
    undefined,
  ],
  [
    'reviews/first.json',
    '"sample": true',
    '"sample": "true"',
    'sample',
    '"true"',
    'true, or the field left out',
    'take the quotes off: true',
  ],
  [
    'services/appliances.json',
    '"order": 1',
    '"order": 0',
    'order',
    'the number 0',
    'a number greater than 0',
    undefined,
  ],
  [
    'site/navigation.json',
    /,\s*\{[^}]*"book-now"\s*\}/,
    '',
    'menu',
    'a list of 4',
    'exactly 5 items',
    'add 1 item',
  ],
  [
    'site/booking.json',
    '"hasUnit": false',
    '"hasUnit": "no"',
    'propertyTypes[0].hasUnit',
    '"no"',
    'true or false, without quotes',
    undefined,
  ],
  [
    'site/booking.json',
    '"9:00"',
    '"17:00"',
    'timeWindows[0].start',
    '"17:00"',
    `${starts}; did you mean "11:00"?`,
    undefined,
  ],
  ['site/booking.json', '"9:00"', '"evening"', 'timeWindows[0].start', '"evening"', starts, undefined],
  [
    'site/booking.json',
    '"9:00"',
    '"09:00"',
    'timeWindows[0].start',
    '"09:00"',
    `${starts}; did you mean "9:00"?`,
    'write "9:00"',
  ],
  ['site/booking.json', '"9:00"', '9', 'timeWindows[0].start', 'the number 9', starts, undefined],
  [
    'site/coupons.json',
    '"id": "full-load"',
    '"id": "full-load", "validUntil": "31 Dec 2099"',
    'items[0].validUntil',
    '"31 Dec 2099"',
    date,
    'write "2099-12-31"',
  ],
  [
    'site/coupons.json',
    '"id": "full-load"',
    '"id": "full-load", "validUntil": "3/4/2099"',
    'items[0].validUntil',
    '"3/4/2099"',
    date,
    undefined,
  ],
  [
    'site/coupons.json',
    '"id": "full-load"',
    '"id": "full-load", "validUntil": "2099-02-30"',
    'items[0].validUntil',
    '"2099-02-30"',
    'a day from 01 to 28: that month has 28 days',
    undefined,
  ],
])('%s with %s changed to %s is refused in plain words', (file, from, to, field, found, expected, fix) => {
  const { errors } = checkContent(withChangedFile(file, (source) => source.replace(from, to)));
  expect(errors).toEqual([{ file, line: expect.any(Number), field, found, expected, ...(fix && { fix }) }]);
});

test.each([
  ['2096-02-29', []],
  ['2099-02-29', ['a day from 01 to 28: that month has 28 days']],
  ['2099-04-31', ['a day from 01 to 30: that month has 30 days']],
  ['2099-12-31', []],
  ['2099-12-00', ['a day from 01 to 31: that month has 31 days']],
  ['2099-13-01', ['a month from 01 to 12']],
])('the date %s is looked up on the calendar', (day, expected) => {
  const files = withChangedFile('site/coupons.json', (source) =>
    source.replace('"id": "full-load"', `"id": "full-load", "validUntil": "${day}"`),
  );
  expect(checkContent(files).errors.map((error) => error.expected)).toEqual(expected);
});

test('the error of a description that search results would cut has its length', () => {
  const files = withChangedFile('pages/faq.json', (source) =>
    source.replace(/A description[^"]*/, 'x'.repeat(161)),
  );
  expect(checkContent(files).errors).toEqual([
    {
      file: 'pages/faq.json',
      line: 4,
      field: 'meta.description',
      found: `"${'x'.repeat(59)}…" (161 characters)`,
      expected: 'at most 160 characters',
      fix: 'make it shorter by 1 character',
    },
  ]);
});

test('a file that holds a list instead of fields is refused', () => {
  expect(parseContentFile(toronto, '["toronto"]').errors).toEqual([
    {
      file: toronto,
      field: '(file)',
      found: 'a list of 1',
      expected:
        'a group of fields: slug, locationId, locationName, searchName, badgeGroup, country, position, timeZone, cities, postalPrefixes, photos, about, pricing, hero, coupons, hours, openingHours, services',
    },
  ]);
});
