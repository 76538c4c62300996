import { parseIpData, zipFieldFor } from '../../../src/shared/site/visitor-country';

test.each([null, 'Canada', {}, { country_name: 7 }, { error: true, reason: 'quota' }])(
  'the answer %j names no country',
  (answer) => {
    expect(parseIpData(answer)).toBeNull();
  },
);

test.each([
  ['13929', 'CA', null],
  ['', 'CA', 'postalCode'],
  ['', 'US', 'zip'],
  ['', 'unknown', null],
] as const)('a page with location id %j in country %s asks for %j', (locationId, country, field) => {
  expect(zipFieldFor(locationId, country)).toBe(field);
});
