import { placesOf } from '../../scripts/leads/places';
import { brandContent } from '../support/brand-fixture';

const { cities, site } = brandContent;
const redirects = {
  cities: [
    { from: 'spokane', to: 'spokane-valley' },
    { from: 'reno', to: '/' },
  ],
};
const places = placesOf({ cities, site: { ...site, redirects } as typeof site });

test.each([
  ['/toronto', 'toronto', 'America/Toronto'],
  ['/spokane-valley/book-now', 'spokane-valley', 'America/Los_Angeles'],
  ['/Toronto/get-quote/', 'toronto', 'America/Toronto'],
  // The old slug of a city.
  ['/spokane/faq', 'spokane-valley', 'America/Los_Angeles'],
  // A city that is gone, with and without a redirect.
  ['/reno', 'reno', 'America/Boise'],
  ['/atlantis/faq', 'atlantis', 'America/Boise'],
  ['/', null, 'America/Boise'],
  ['/book', null, 'America/Boise'],
  ['/thankyou', null, 'America/Boise'],
])('a request from %s belongs to %s, in the zone %s', (page, city, zone) => {
  expect(places.cityOf(page)).toBe(city);
  expect(places.zoneOf(city)).toBe(zone);
});

test('content without redirects has its cities', () => {
  expect(placesOf({ cities, site }).cityOf('/toronto')).toBe('toronto');
});
