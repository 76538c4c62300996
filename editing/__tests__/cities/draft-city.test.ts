import { checkDraft, notes } from '../../content/cities/check-draft';
import { readCities } from '../../content/cities/city-files';
import { type CityDraft, newDraft, planNewCity, withText } from '../../content/cities/draft-city';
import { prepareSave } from '../../content/prepare-save';
import { brandFiles } from '../../../__tests__/support/brand-fixture';

const files = brandFiles();
const cities = readCities(files);
const whole: CityDraft = {
  ...withText(newDraft(), 'locationName', 'Coeur d’Alène', files),
  country: 'US',
  badgeGroup: 'idaho',
  timeZone: 'America/Boise',
  locationId: '70124',
  position: { latitude: '47,68', longitude: '-116.78' },
  cities: 'Hayden\n\nPost Falls, Dalton Gardens',
  postalPrefixes: '838 83814  838',
  about: { places: 'Along the lake.', typical: 'Docks.', access: 'By the north shore.', questions: [] },
};

test('a finished draft is saved as a file without an error, also without questions', async () => {
  expect(await checkDraft(files, whole)).toEqual(new Map());
  const { changes } = await prepareSave(files, planNewCity(files, whole));
  expect(changes.map(({ path }) => path)).toEqual(['cities/coeur-d-alene.json']);
  expect(JSON.parse(changes[0]?.source ?? '')).toMatchObject({
    slug: 'coeur-d-alene',
    position: { latitude: 47.68, longitude: -116.78 },
    cities: ['Hayden', 'Post Falls', 'Dalton Gardens'],
    postalPrefixes: ['838', '83814'],
  });
});

test('an empty draft says once for each field that has to be filled in that it is not', async () => {
  const errors = await checkDraft(files, newDraft());
  const needed = 'locationName slug country badgeGroup timeZone about.places about.typical about.access';
  expect([...errors.keys()].join(' ')).toBe(needed);
  expect(new Set(errors.values())).toEqual(new Set(['Nothing is written or chosen here yet.']));
});

const unwritten = { about: newDraft().about };
const why = { question: 'Why?', answer: '', more: '' };
const about = (change: object) => ({ about: { ...whole.about, ...change } });

test.each<[string, Partial<CityDraft>, string, RegExp]>([
  ['an address of another city', { slug: 'boise' }, 'slug', /^Boise has this address already/],
  ['an address of the site', { slug: 'book' }, 'slug', /is an address of the site itself/],
  ['a code of the other country', { postalPrefixes: 'M4' }, 'postalPrefixes', /zip code/],
  ['a code of another state', { postalPrefixes: '303', ...unwritten }, 'postalPrefixes', /in Idaho/],
  ['half a position', { position: { latitude: '41', longitude: '' } }, 'position.longitude', /./],
  ['a placeholder that is not there', about({ access: '{citty}' }), 'about.access', /mean "\{city\}"/],
  ['a question without an answer', about({ questions: [why] }), 'about.questions.0.answer', /^Nothing is/],
])('%s is an error at its field', async (_what, change, field, words) => {
  const [error, ...others] = await checkDraft(files, { ...whole, ...change });
  expect(error).toEqual([field, expect.stringMatching(words)]);
  expect(others.filter(([, other]) => !other.startsWith('Nothing is written'))).toEqual([]);
});

test('a city at a former address of another one ends that redirect in the same save', () => {
  const change = planNewCity(files, { ...whole, slug: 'old-york' }).find(
    ({ path }) => path === 'site/redirects.json',
  );
  expect(JSON.parse(change?.source ?? '')).toEqual({ cities: [] });
});

test.each<[keyof CityDraft, string, string]>([
  ['slug', 'old-york', 'are sent to /toronto now'],
  ['locationId', '70124', 'Its phone is 1. Spokane has this location too'],
  ['locationId', '1', 'No location known here'],
  ['postalPrefixes', '99201', '99201: Spokane has 992.'],
  ['postalPrefixes', '99', '99: Spokane has 992.'],
])('what is worth knowing is said beside %s %s', (field, text, words) => {
  const known = { files, cities, phones: { '70124': '1' } };
  expect(notes[field]?.({ ...whole, [field]: text }, known)).toContain(words);
  expect(notes.postalPrefixes?.(whole, known)).toBe('');
});

test('a draft like another city keeps its country, province and zone, and nothing else', () => {
  const draft = newDraft(cities.find(({ slug }) => slug === 'spokane-valley'));
  const kept = { country: 'US', badgeGroup: 'washington', timeZone: 'America/Los_Angeles' };
  expect(draft).toEqual({ ...newDraft(), ...kept });
  // The address follows the name until it is its own, and a province brings its country and zone.
  const named = withText({ ...newDraft(), slug: 'cda' }, 'locationName', 'Hayden', files);
  expect(named.slug).toBe('cda');
  expect(withText(newDraft(), 'badgeGroup', 'washington', files)).toMatchObject({
    country: 'US',
    timeZone: 'America/Los_Angeles',
  });
});
