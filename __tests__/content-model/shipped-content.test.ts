import { readContentFiles } from '../../src/content-model/reading/read-content';
import { loadContent } from '../../src/content-model/checks/load-content';
import type { ContentFile } from '../../src/content-model/types';

// The texts and numbers of the specification, to the letter; what it leaves open is not asserted.
const content = loadContent('content');

const ontario = { badgeGroup: 'ontario', country: 'CA', timeZone: 'America/Toronto' };
const florida = { badgeGroup: 'florida', country: 'US', timeZone: 'America/New_York' };
const texas = { badgeGroup: 'texas', country: 'US', timeZone: 'America/Chicago' };
const georgia = { badgeGroup: 'georgia', country: 'US', timeZone: 'America/New_York' };

test.each([
  ['toronto', '13929', ontario],
  ['gta', '13516', ontario],
  ['atlanta', '10294', georgia],
  ['atlanta-north', '10294', georgia],
  [
    'charlotte-junk-removal',
    '18135',
    { badgeGroup: 'north-carolina', country: 'US', timeZone: 'America/New_York' },
  ],
  ['miami', '18689', florida],
  ['fort-lauderdale', '18689', florida],
  ['kitchener', '15585', ontario],
  ['waterloo', '15585', ontario],
  ['cambridge', '15585', ontario],
  ['guelph', '15585', ontario],
  ['brantford', '15585', ontario],
  ['edmonton', '13337', { badgeGroup: 'alberta', country: 'CA', timeZone: 'America/Edmonton' }],
  ['ottawa', '15304', ontario],
  ['hamilton', '35818', ontario],
  ['niagara', '35818', ontario],
  ['houston', '35818', texas],
  ['east-houston', '35818', texas],
  ['orlando-north', '15697', florida],
  ['sanantonio', '19493', texas],
  ['barrie', '16243', ontario],
])('%s has the location id %s, its badges, its country and its time zone', (slug, locationId, place) => {
  const city = content.cities.find((candidate) => candidate.slug === slug);
  expect(city).toMatchObject({ locationId, ...place });
});

test('there are 21 cities, and only houston and east-houston have no cities list', () => {
  expect(content.cities).toHaveLength(21);
  const withoutList = content.cities.filter(({ cities }) => cities === undefined).map(({ slug }) => slug);
  expect(withoutList.sort()).toEqual(['east-houston', 'houston']);
});

test('every badge group has its set, quebec without a city yet', () => {
  const groups = ['alberta', 'florida', 'georgia', 'north-carolina', 'ontario', 'quebec', 'texas'];
  expect(content.badges.map(({ group }) => group).sort()).toEqual(groups);
});

test('no two cities have the same text about themselves', () => {
  const texts = content.cities.flatMap(({ about }) => Object.values(about));
  expect(new Set(texts).size).toBe(texts.length);
});

test('the eight services have the titles of the specification, in its order', () => {
  expect(content.services.map(({ title }) => title)).toEqual([
    'Appliances',
    'Furniture',
    'Just Junk',
    'Renovations',
    'Property Clean Outs',
    'Hoarding Situations',
    'Construction Debris',
    'Commercial/Business',
  ]);
});

test('the field messages are those of the specification', () => {
  // It says nothing of numbers of other countries.
  const { phoneForeign, ...specified } = content.site.forms.messages;
  expect(phoneForeign).toMatch(/Canadian and US/);
  expect(specified).toEqual({
    nameRequired: 'Name is required',
    phoneTooShort: 'Phone number must be at least 10 digits',
    messageRequired: 'Message is required',
    dateRequired: 'Please select a date',
    timeWindowRequired: 'Please choose a time slot',
    fieldRequired: 'This field is required',
    zipOrPostalCodeRequired: 'Either Zip or Postal Code is required',
  });
});

test('nothing is shown about a failed save unless content staff put a text there', () => {
  expect(content.site.forms.failureNotice).toBe('');
});

test('time windows, flexibility and property types are those of the specification', () => {
  expect(content.site.booking).toEqual({
    timeWindows: [
      { start: '9:00', label: '9:00 AM to 11:00 AM' },
      { start: '11:00', label: '11:00 AM to 1:00 PM' },
      { start: '13:00', label: '1:00 PM to 3:00 PM' },
      { start: '15:00', label: '3:00 PM to 5:00 PM' },
    ],
    flexibility: [
      { timeSensitive: false, label: "Yes - I'm flexible on the time." },
      { timeSensitive: true, label: 'No - I require this time only.' },
    ],
    propertyTypes: [
      { value: 'House', label: 'House', hasUnit: false },
      { value: 'Apartment', label: 'Condo/Apartment', hasUnit: true },
      { value: 'Business', label: 'Business', hasUnit: false },
    ],
  });
  expect(content.site.forms.fields.unit.label).toBe('Unit #');
});

test('the coupons are $50 off a full load and $20 off a half load, or more', () => {
  const offers = content.site.coupons.items.map(({ amount, condition }) => `${amount} ${condition}`);
  expect(offers).toHaveLength(2);
  expect(offers[0]).toMatch(/\$50 off.* a full load or more/);
  expect(offers[1]).toMatch(/\$20 off.* a half load or more/);
});

test.each([
  ['4.91/5 from 1,400+ reviews', /4\.91\/5.*1,400\+ reviews/],
  ['400+ happy customers', /400\+.*happy customers/],
  ['8+ years in business', /8\+.*years in business/],
  ['up to 40% cheaper than others', /up to 40% cheaper than others/i],
  ['all-inclusive rates', /all-inclusive.*rates/i],
  ['price match of any written quote', /price match.*any written quote/i],
])('the claim "%s" is made', (_claim, pattern) => {
  const claims = content.site.claims.items.map(({ value, label }) => `${value} ${label}`);
  expect(claims).toContainEqual(expect.stringMatching(pattern));
});

test('the menu has the five items of the specification, each leading to its page', () => {
  expect(content.site.navigation.menu).toEqual([
    { label: 'What We Take', to: 'what-we-take' },
    { label: 'How It Works', to: 'how-it-works' },
    { label: 'Reviews', to: 'reviews' },
    { label: 'Free Quote', to: 'get-quote' },
    { label: 'Book Now', to: 'book-now' },
  ]);
});

test('the footer leads to the privacy policy', () => {
  expect(content.site.navigation.footer.links).toContainEqual(
    expect.objectContaining({ to: 'privacy-policy' }),
  );
});

test('the pop-up has 50 first names and 10 time labels from Just Now to 7 hours ago', () => {
  const { firstNames, timeLabels } = content.site['social-proof'];
  expect(new Set(firstNames).size).toBe(50);
  expect(new Set(timeLabels).size).toBe(10);
  expect([timeLabels[0], timeLabels.at(-1)]).toEqual(['Just Now', '7 hours ago']);
});

test('the policy was last updated on October 16, 2024 and says that users under 18 are not served', () => {
  const { updated, updatedLabel, minimumAge, html } = content.pages['privacy-policy'];
  expect(updated).toBe('2024-10-16');
  expect(updatedLabel).toContain('October 16, 2024');
  expect(minimumAge).toBe(18);
  expect(html).toMatch(/under 18|under the age of 18|18 (years )?or older/);
});

test('everything invented is marked as a sample: the pop-up and every review', () => {
  expect(content.site['social-proof']).toMatchObject({ mode: 'sample', sample: true });
  expect(content.reviews.filter(({ sample }) => !sample)).toEqual([]);
});

test('every group of cities has a review to show', () => {
  const used = new Set(content.cities.map(({ badgeGroup }) => badgeGroup));
  const reviewed = new Set(content.reviews.map(({ badgeGroup }) => badgeGroup));
  expect([...used].filter((group) => !reviewed.has(group))).toEqual([]);
});

test('no text is filler or left to be written', () => {
  const filler = /lorem ipsum|dolor sit|\bTODO\b|\bTBD\b|coming soon|placeholder/i;
  const isFiller = ({ source }: ContentFile) => filler.test(source);
  expect(
    readContentFiles('content')
      .filter(isFiller)
      .map(({ path }) => path),
  ).toEqual([]);
});

test('every answer of the FAQ says something', () => {
  expect(content.faq.length).toBeGreaterThanOrEqual(8);
  const tooShort = content.faq.filter(({ html }) => html.replace(/<[^>]*>/g, '').trim().length < 80);
  expect(tooShort.map(({ question }) => question)).toEqual([]);
});
