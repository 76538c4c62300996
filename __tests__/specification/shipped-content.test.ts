import { loadContent } from '../../src/content-model/checks/load-content';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { originalsOf } from '../../src/content-model/reading/translation-names';
import { contentDir, readContentFiles } from '../../src/content-model/reading/read-content';
import { readJson } from '../../local/read-json';
import { after, bulletsBelow, itemsAfter, messages, namesAfter, rowsOf, says } from './specification';

// What content/ may not say otherwise, because docs/specification.md fixes it; all else in it is free: so are the coupons,
// the pop-up's mode and the words of a failed save, which the README offers to change.
const content = loadContent(contentDir());
const { site } = content;
const { booking, navigation, forms, brand } = site;
const policy = content.pages['privacy-policy'];
const slugs = namesAfter('City slugs:');
const cities = content.cities.filter(({ slug }) => slugs.includes(slug));

const windows = rowsOf('Start value', 'Label').map((cells) => cells.join(' = '));
const services = itemsAfter('eight service cards, in this order:', ' - ');
const answers = Array.from(
  after('Flexible-on-time options:', ' The value').matchAll(/(["'])(.+?)\1 \((\w+)\)/g),
  ([, , label, saved]) => `${label} = ${saved}`,
);
const menu = ['what-we-take', 'how-it-works', 'reviews', 'get-quote', 'book-now'];
const labels = itemsAfter('Menu items:', '.');
const ids = rowsOf('City slugs', 'locationId').flatMap(([named = '', id]) =>
  named.split(', ').map((slug) => `${slug} = ${id}`),
);
const claims = bulletsBelow('Claims on the pages:').map((claim) => claim.toLowerCase());
const groups = namesAfter('`badgeGroup` (', ')');
const { firstNames, timeLabels } = site['social-proof'];

const citySlugs = content.cities.map(({ slug }) => slug);
const badgeGroups = content.badges.map(({ group }) => group);
const shownClaims = site.claims.items.map(({ value, label }) => `${value} ${label}`.toLowerCase());
const shownWindows = booking.timeWindows.map(({ start, label }) => `${start} = ${label}`);
const shownAnswers = booking.flexibility.map(({ label, timeSensitive }) => `${label} = ${timeSensitive}`);

/** Whether all of these are among what is there, which may have more. */
const among = (wanted: readonly string[], found: readonly string[]): string[] =>
  wanted.filter((each) => found.includes(each));

// The place in content/, what the specification wants there, how many that is, and what stands there.
test.each<[place: string, wanted: string[], count: number, found: string[]]>([
  ['cities/', slugs, 21, among(slugs, citySlugs)],
  [
    'cities/, without "cities"',
    after('The `cities` list is absent for ', ' (').split(' and ').toSorted(),
    2,
    cities.flatMap(({ slug, cities: places }) => (places ? [] : slug)).toSorted(),
  ],
  [
    'cities/, locationId',
    ids.toSorted(),
    21,
    cities.map(({ slug, locationId }) => `${slug} = ${locationId}`).toSorted(),
  ],
  ['badges/', groups, 7, among(groups, badgeGroups)],
  ['services/, title', services, 8, content.services.map(({ title }) => title).slice(0, 8)],
  ['site/claims.json', claims, 6, among(claims, shownClaims)],
  ['site/booking.json, timeWindows', windows, 4, shownWindows],
  ['site/booking.json, flexibility', answers, 2, shownAnswers],
  [
    'site/booking.json, propertyTypes',
    ['House = House', 'Condo/Apartment = Apartment, unit', 'Business = Business'],
    3,
    booking.propertyTypes.map(({ label, value, hasUnit }) => `${label} = ${value}${hasUnit ? ', unit' : ''}`),
  ],
  [
    'site/navigation.json, menu',
    labels.map((label, at) => `${label} = ${menu[at]}`),
    5,
    navigation.menu.map(({ label, to }) => `${label} = ${to}`),
  ],
])('content/%s is as the specification has it', (_place, wanted, count, found) => {
  expect(found).toEqual(wanted);
  expect(wanted).toHaveLength(count);
});

test.each([
  ['Get Quote', navigation.stickyBar.getQuote],
  ['Call / SMS', navigation.stickyBar.contact],
  ['Unit #', forms.fields.unit.label],
  ...Object.entries(messages).map(([key, text]) => [text, forms.messages[key as keyof typeof messages]]),
])('"%s" is said as the specification says it', (text, found) => {
  expect(says(text)).toBe(true);
  expect(found).toBe(text);
});

test('package.json declares the browsers of the specification', () => {
  const { browserslist } = readJson<{ browserslist: string[] }>('package.json');
  const specified = rowsOf('Browser', 'From version', 'Name');
  expect(browserslist).toEqual(specified.map(([name, version]) => `${name} >= ${version}`));
});

test('the footer leads to the privacy policy', () => {
  expect(navigation.footer.links.map(({ to }) => to)).toContain('privacy-policy');
});

test('the pop-up has as many names and time labels as the specification says, and its first and last label', () => {
  expect(says('50 first names; 10 time labels') && says("from 'Just Now' to '7 hours ago'")).toBe(true);
  expect([new Set(firstNames).size, new Set(timeLabels).size]).toEqual([50, 10]);
  expect([timeLabels[0], timeLabels.at(-1)]).toEqual(['Just Now', '7 hours ago']);
});

test('the policy has the date of the specification and says who is not served', () => {
  const date = 'October 16, 2024';
  expect(says(`last updated ${date}; users under 18 are not served`)).toBe(true);
  expect(policy).toMatchObject({ updated: '2024-10-16' });
  expect(policy.updatedLabel).toContain(date);
  expect(policy.html).toMatch(/under (the age of )?18|18 (years )?or older/);
});

test('no text is filler or left to be written', () => {
  const filler = /lorem ipsum|dolor sit|\bTODO\b|\bTBD\b/i;
  // In Spanish "todo" is a word.
  const left = originalsOf(readContentFiles(contentDir())).filter(({ source }) => filler.test(source));
  expect(left.map(({ path, source }) => `${path}: ${filler.exec(source)?.[0]}`)).toEqual([]);
});

test('each province or state of these cities has a review to show', () => {
  const reviewed = content.reviews.map(({ badgeGroup }) => badgeGroup);
  expect(cities.filter(({ badgeGroup }) => !reviewed.includes(badgeGroup))).toEqual([]);
});

test('the three logos differ and have one shape, so that nothing moves when the country is known', () => {
  const named = Object.values(brand.logos).map(({ src }) => src);
  const logos = listMediaFiles(contentDir()).filter(({ path }) => named.includes(`/${path}`));
  expect(new Set(logos.map(({ head }) => head)).size).toBe(3);
  expect(new Set(logos.map(({ head }) => /viewBox="([^"]+)"/.exec(head)?.[1])).size).toBe(1);
});

test('the opening hours hold every window that can be booked', () => {
  expect(brand.openingHours).not.toEqual([]);
  const hours = (time: string) => Number(time.split(':')[0]) + Number(time.split(':')[1]) / 60;
  const starts = booking.timeWindows.map(({ start }) => hours(start));
  for (const { opens, closes } of brand.openingHours) {
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(hours(opens));
    expect(Math.max(...starts) + 2).toBeLessThanOrEqual(hours(closes));
  }
});

test('who texts from where, how often, that it can be ended, what it may cost and that it is no condition is said at the box', () => {
  const { label } = forms.consent.marketing;
  const said = '{brand}|{sender}, {senderAddress}|STOP|rates may apply|Not a condition|automated|Optional';
  for (const words of `${said}|Message frequency|HELP`.split('|')) expect(label).toContain(words);
});
