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

test('today is the day on which it is latest, so that what a city sent after its midnight is counted', () => {
  const ofToronto = brandContent.cities.filter(({ timeZone }) => timeZone === 'America/Toronto').slice(0, 1);
  const [city] = ofToronto;
  const western = { ...city!, slug: 'west', timeZone: 'America/Vancouver' };
  const { todayAt, zoneOf } = placesOf({ ...brandContent, cities: [western, city!] });
  expect(zoneOf(null)).toBe('America/Vancouver');
  expect(todayAt(Date.parse('2026-11-23T04:59:59Z'))).toBe('2026-11-22');
  expect(todayAt(Date.parse('2026-11-23T05:00:00Z'))).toBe('2026-11-23');
});
