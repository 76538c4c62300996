import { fillTexts } from '../../src/domain/fill-text';
import { reviewsNear } from '../../src/domain/cities/reviews-near';
import { cityPath } from '../../src/domain/routes';
import { parseVisitDetails } from '../../src/domain/requests/visit-details';
import { parseIpData, visitorCountry, zipFieldFor } from '../../src/domain/cities/visitor-country';

test('the names in braces are filled at every depth, and unknown ones stay', () => {
  const content = { title: 'Junk removal in {city}', items: [{ text: '{phone} {other}' }], order: 1 };
  expect(fillTexts(content, { city: 'Toronto', phone: '416-555-0142' })).toStrictEqual({
    title: 'Junk removal in Toronto',
    items: [{ text: '416-555-0142 {other}' }],
    order: 1,
  });
});

test('paths keep the city', () => {
  expect([cityPath('gta'), cityPath('gta', 'faq')]).toStrictEqual(['/gta', '/gta/faq']);
});

test('reviews of the visitor’s own region come first', () => {
  const reviews = [{ badgeGroup: 'texas' }, { badgeGroup: 'ontario' }, { badgeGroup: 'texas' }];
  expect(reviewsNear(reviews, 'ontario').map(({ badgeGroup }) => badgeGroup)).toStrictEqual([
    'ontario',
    'texas',
    'texas',
  ]);
});

test('the four optional fields of /thankyou are read as text, empty ones left out', () => {
  expect(
    parseVisitDetails('?moveDate=May+5&fromAddress=%3Cb%3E1+Main%3C/b%3E&packing=&other=1'),
  ).toStrictEqual({
    moveDate: 'May 5',
    fromAddress: '<b>1 Main</b>',
  });
});

test.each([
  ['Canada', 'CA'],
  ['United States', 'US'],
  ['France', 'unknown'],
])('a visitor in %s has the country %s', (country_name, country) => {
  expect(visitorCountry(parseIpData({ country_name }))).toBe(country);
});

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
