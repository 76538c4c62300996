import { parseIpData, visitorCountry, zipFieldFor } from '../../../src/shared/site/visitor-country';

test.each([null, 'Canada', {}, { country_name: 7 }, { error: true, reason: 'quota' }])(
  '%j names no country',
  (answer) => {
    expect(parseIpData(answer)).toBeNull();
  },
);

test('the documented answer of ipdata names the country and the place', () => {
  const place = { country_name: 'United States', city: 'Farmersville', region_code: 'TX', postal: '75442' };
  const data = parseIpData({
    ...place,
    ip: '69.78.70.144',
    is_eu: false,
    region: 'Texas',
    country_code: 'US',
    continent_name: 'North America',
    latitude: 33.1659,
    asn: { asn: 'AS6167', name: 'Verizon' },
    count: '1506',
  });
  expect(data).toEqual(place);
  expect(visitorCountry(data)).toBe('US');
  // It writes null for what it does not know.
  expect(parseIpData({ country_name: 'Canada', city: null, postal: null })).toMatchObject({ city: '' });
});

test.each([
  ['13929', 'CA', null],
  ['', 'CA', 'postalCode'],
  ['', 'US', 'zip'],
  ['', 'unknown', null],
] as const)('a page with location id %j in country %s asks for %j', (locationId, country, field) => {
  expect(zipFieldFor(locationId, country)).toBe(field);
});
