import { loadContent } from '../../src/content-model/checks/load-content';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { originalsOf } from '../../src/content-model/reading/translation-names';
import { contentDir, readContentFiles } from '../../src/content-model/reading/read-content';
import { readJson } from '../../local/read-json';
import { valueAt } from '../../src/content-model/reading/check-shape';
import {
  after,
  bulletsBelow,
  compare,
  compareList,
  departure,
  itemsAfter,
  messages,
  namesAfter,
  rowsOf,
  says,
} from './specification';

// What content/ may not say otherwise, because docs/specification.md fixes it; all else in it is free: so are the coupons,
// the pop-up's mode and the words of a failed save, which the README offers to change.
const content = loadContent(contentDir());
const { site } = content;
const cityOf = (slug: string) => content.cities.find((city) => city.slug === slug);
const slugs = namesAfter('City slugs:');
/** One that is missing is named once, not by each test. */
const present = slugs.filter(cityOf);

/** Single texts of docs/specification.md, sections 2, 5 and 9. */
const texts: [name: keyof typeof site, field: string, text: string][] = [
  ['navigation', 'stickyBar.getQuote', 'Get Quote'],
  ['navigation', 'stickyBar.contact', 'Call / SMS'],
  ['forms', 'fields.unit.label', 'Unit #'],
  ...Object.entries(messages).map(([key, text]): (typeof texts)[number] => [
    'forms',
    `messages.${key}`,
    text,
  ]),
];
/** The property types of docs/specification.md, section 9, each with its saved value and whether it needs a unit. */
const propertyTypes = ['House = House', 'Condo/Apartment = Apartment, unit', 'Business = Business'];

/** A departure for each of these that is not there. */
const lacking = (
  wanted: readonly string[],
  isThere: (name: string) => unknown,
  place: (name: string) => string,
  field: string,
) =>
  wanted
    .filter((name) => !isThere(name))
    .map((name) => departure({ file: place(name), field }, `"${name}"`, 'none'));

test('package.json declares the browsers of the specification', () => {
  const { browserslist } = readJson<{ browserslist: string[] }>('package.json');
  const specified = rowsOf('Browser', 'From version', 'Name');
  expect(browserslist).toEqual(specified.map(([name, version]) => `${name} >= ${version}`));
});

test('each city of the specification is there', () => {
  expect(lacking(slugs, cityOf, (slug) => `cities/${slug}.json`, 'slug')).toEqual([]);
  expect(slugs).toHaveLength(21);
});

test('each city has its location id', () => {
  const rows = rowsOf('City slugs', 'locationId');
  const specified = rows.flatMap(([cities = '', id]) => cities.split(', ').map((slug) => ({ slug, id })));
  expect(
    specified
      .filter(({ slug }) => present.includes(slug))
      .flatMap(({ slug, id }) =>
        compare({ file: `cities/${slug}.json`, field: 'locationId' }, id, cityOf(slug)?.locationId),
      ),
  ).toEqual([]);
  expect(specified.map(({ slug }) => slug).sort()).toEqual(slugs.toSorted());
});

test('the cities that have no list of places are those of the specification', () => {
  const without = after('The `cities` list is absent for ', ' (').split(' and ');
  expect(
    present.flatMap((slug) => {
      const place = { file: `cities/${slug}.json`, field: 'cities' };
      const hasList = cityOf(slug)?.cities !== undefined;
      if (without.includes(slug)) return hasList ? [departure(place, 'no list', 'one')] : [];
      return hasList ? [] : [departure(place, 'a list', 'none')];
    }),
  ).toEqual([]);
  expect(without).toHaveLength(2);
});

test('each badge group has its file', () => {
  const groups = namesAfter('`badgeGroup` (', ')');
  const isThere = (name: string) => content.badges.some(({ group }) => group === name);
  expect(lacking(groups, isThere, (name) => `badges/${name}.json`, 'group')).toEqual([]);
  expect(groups).toHaveLength(7);
});

test('the services begin with the eight of the specification, in its order', () => {
  const titles = itemsAfter('eight service cards, in this order:', ' - ');
  const shown = content.services.map(({ title }) => title);
  expect(compareList({ file: 'services/', field: 'title by order' }, titles, shown)).toEqual([]);
  expect(titles).toHaveLength(8);
});

test.each(texts)('site/%s.json, %s is "%s", as the specification says', (name, field, text) => {
  expect(says(text)).toBe(true);
  expect(compare({ file: `site/${name}.json`, field }, text, valueAt(site[name], field.split('.')))).toEqual(
    [],
  );
});

test('the time windows are those of the specification', () => {
  const place = { file: 'site/booking.json', field: 'timeWindows' };
  const wanted = rowsOf('Start value', 'Label').map((cells) => cells.join(' = '));
  const found = site.booking.timeWindows.map(({ start, label }) => `${start} = ${label}`);
  expect(compareList(place, wanted, found)).toEqual([]);
  expect(wanted).toHaveLength(4);
});

test('the answers on flexibility and the property types are those of the specification', () => {
  const { flexibility, propertyTypes: types } = site.booking;
  const file = 'site/booking.json';
  const options = after('Flexible-on-time options:', ' The value').matchAll(/(["'])(.+?)\1 \((\w+)\)/g);
  const wanted = Array.from(options, ([, , label, saved]) => `${label} = ${saved}`);
  const answers = flexibility.map(({ label, timeSensitive }) => `${label} = ${timeSensitive}`);
  const shown = types.map(({ label, value, hasUnit }) => `${label} = ${value}${hasUnit ? ', unit' : ''}`);
  expect([
    ...compareList({ file, field: 'flexibility' }, wanted, answers),
    ...compareList({ file, field: 'propertyTypes' }, propertyTypes, shown),
  ]).toEqual([]);
});

test('the claims of the specification are made', () => {
  const wanted = bulletsBelow('Claims on the pages:');
  const made = site.claims.items.map(({ value, label }) => `${value} ${label}`.toLowerCase());
  const isMade = (claim: string) => made.includes(claim.toLowerCase());
  expect(lacking(wanted, isMade, () => 'site/claims.json', 'value and label')).toEqual([]);
  expect(wanted).toHaveLength(6);
});

test('the menu has the items of the specification, each leading to its page', () => {
  const labels = itemsAfter('Menu items:', '.');
  const pages = ['what-we-take', 'how-it-works', 'reviews', 'get-quote', 'book-now'];
  const wanted = labels.map((label, at) => `${label} = ${pages[at]}`);
  const found = site.navigation.menu.map(({ label, to }) => `${label} = ${to}`);
  expect(compareList({ file: 'site/navigation.json', field: 'menu' }, wanted, found)).toEqual([]);
  expect(labels).toHaveLength(pages.length);
});

test('the footer leads to the privacy policy', () => {
  const leads = site.navigation.footer.links.some(({ to }) => to === 'privacy-policy');
  const place = { file: 'site/navigation.json', field: 'footer.links' };
  expect(leads ? [] : [departure(place, 'a link to "privacy-policy"', 'none')]).toEqual([]);
});

test('the pop-up has as many names and time labels as the specification says, and its first and last label', () => {
  const { firstNames, timeLabels } = site['social-proof'];
  const file = 'site/social-proof.json';
  const [names, labels] = ['50 first names', '10 time labels'];
  expect(says(`${names}; ${labels}`) && says("from 'Just Now' to '7 hours ago'")).toBe(true);
  expect([
    ...compare({ file, field: 'firstNames' }, names, `${new Set(firstNames).size} first names`),
    ...compare({ file, field: 'timeLabels' }, labels, `${new Set(timeLabels).size} time labels`),
    ...compare({ file, field: 'timeLabels, the first' }, 'Just Now', timeLabels[0]),
    ...compare({ file, field: 'timeLabels, the last' }, '7 hours ago', timeLabels.at(-1)),
  ]).toEqual([]);
});

test('the policy has the date of the specification and says who is not served', () => {
  const { updated, updatedLabel, minimumAge, html } = content.pages['privacy-policy'];
  const file = 'pages/privacy-policy.md';
  const date = 'October 16, 2024';
  expect(says(`last updated ${date}; users under 18 are not served`)).toBe(true);
  expect([
    ...compare({ file, field: 'updated' }, '2024-10-16', updated),
    ...(updatedLabel.includes(date) ? [] : compare({ file, field: 'updatedLabel' }, date, updatedLabel)),
    ...compare({ file, field: 'minimumAge' }, 18, minimumAge),
    ...(/under (the age of )?18|18 (years )?or older/.test(html)
      ? []
      : [departure({ file, field: 'body' }, 'that people under 18 are not served', 'no word of it')]),
  ]).toEqual([]);
});

test('no text is filler or left to be written', () => {
  const filler = /lorem ipsum|dolor sit|\bTODO\b|\bTBD\b/i;
  // In Spanish "todo" is a word.
  const left = originalsOf(readContentFiles(contentDir())).filter(({ source }) => filler.test(source));
  expect(
    left.map(({ path, source }) =>
      departure({ file: path, field: 'a text' }, 'real words', `"${filler.exec(source)?.[0]}"`),
    ),
  ).toEqual([]);
});

test('each province or state of these cities has a review to show', () => {
  const reviewed = new Set(content.reviews.map(({ badgeGroup }) => badgeGroup));
  const groups = [...new Set(present.flatMap((slug) => cityOf(slug)?.badgeGroup ?? []))];
  expect(
    lacking(
      groups,
      (group) => reviewed.has(group),
      () => 'reviews/',
      'badgeGroup',
    ),
  ).toEqual([]);
});

test('the three logos differ and have one shape, so that nothing moves when the country is known', () => {
  const named = Object.values(site.brand.logos).map(({ src }) => src);
  const logos = listMediaFiles(contentDir()).filter(({ path }) => named.includes(`/${path}`));
  expect(new Set(logos.map(({ head }) => head)).size).toBe(3);
  expect(new Set(logos.map(({ head }) => /viewBox="([^"]+)"/.exec(head)?.[1])).size).toBe(1);
});

test('the opening hours hold every window that can be booked', () => {
  expect(site.brand.openingHours).not.toEqual([]);
  const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
  for (const { opens, closes } of site.brand.openingHours) {
    const starts = site.booking.timeWindows.map(({ start }) => minutes(start));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(minutes(opens));
    expect(Math.max(...starts) + 120).toBeLessThanOrEqual(minutes(closes));
  }
});

test('who texts from where, how often, that it can be ended, what it may cost and that it is no condition is said at the box', () => {
  const { label } = site.forms.consent.marketing;
  expect(label).toContain('{brand}');
  expect(label).toContain('{sender}, {senderAddress}');
  const words = 'STOP|rates may apply|Not a condition|automated|Optional|Message frequency|HELP';
  for (const said of words.split('|')) expect(label).toContain(said);
});
