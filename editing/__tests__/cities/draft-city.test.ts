import {
  checkDraft,
  describeSharedLocation,
  describeTakenCodes,
  redirectOf,
} from '../../content/cities/check-draft';
import { readCities } from '../../content/cities/city-files';
import { type CityDraft, newDraft, planNewCity, withName } from '../../content/cities/draft-city';
import { describeMeasure, measureDraft } from '../../content/cities/measure-draft';
import { listTimeZones } from '../../content/cities/time-zones';
import { prepareSave } from '../../content/prepare-save';
import { brandFiles } from '../../../__tests__/support/brand-fixture';

const files = brandFiles();
const cities = readCities(files);
const whole: CityDraft = {
  ...withName(newDraft(), 'Coeur d’Alène'),
  country: 'US',
  group: 'idaho',
  timeZone: 'America/Boise',
  locationId: '70124',
  latitude: '47,68',
  longitude: '-116.78',
  places: 'Hayden\n\nPost Falls, Dalton Gardens',
  codes: '838 83814  838',
  about: { places: 'Along the lake.', typical: 'Docks.', access: 'By the north shore.' },
  questions: [],
};

test('a finished draft is saved as a file without an error, also without questions', async () => {
  expect(await checkDraft(files, whole)).toEqual([]);
  const { changes } = await prepareSave(files, planNewCity(files, whole));
  expect(changes.map(({ path }) => path)).toEqual(['cities/coeur-d-alene.json']);
  expect(JSON.parse(changes[0]?.source ?? '')).toMatchObject({
    slug: 'coeur-d-alene',
    position: { latitude: 47.68, longitude: -116.78 },
    cities: ['Hayden', 'Post Falls', 'Dalton Gardens'],
    postalPrefixes: ['838', '83814'],
  });
});

test('an empty draft says once for each field what to write or choose', async () => {
  const errors = await checkDraft(files, newDraft());
  expect(errors.map(({ field }) => field)).toEqual([
    'name',
    'slug',
    'country',
    'group',
    'timeZone',
    'about.places',
    'about.typical',
    'about.access',
  ]);
  expect(new Set(errors.map(({ step }) => step))).toEqual(new Set(['where', 'words']));
});

test.each<[string, Partial<CityDraft>, string, string, RegExp]>([
  ['an address of another city', { slug: 'boise' }, 'slug', 'where', /^Boise has this address already/],
  ['an address of the site', { slug: 'book' }, 'slug', 'where', /is an address of the site itself/],
  ['the old address of the policy', { slug: 'privacy' }, 'slug', 'where', /is an address of the site itself/],
  ['what hosting calls a home', { slug: 'index' }, 'slug', 'where', /is an address of the site itself/],
  ['words as an address', { slug: 'Two Words' }, 'slug', 'where', /lowercase words/],
  ['a code of the other country', { codes: 'M4' }, 'codes', 'whom', /zip code/],
  ['half a position', { longitude: '' }, 'longitude', 'where', /expected/],
  ['a location of letters', { locationId: 'abc' }, 'locationId', 'where', /digits/],
  [
    'a placeholder that is not there',
    { about: { ...whole.about, access: '{citty}' } },
    'about.access',
    'words',
    /did you mean "\{city\}"/,
  ],
])('%s is an error at its field', async (_what, change, field, step, words) => {
  const errors = await checkDraft(files, { ...whole, ...change });
  expect(errors).toMatchObject([{ field, step, words: expect.stringMatching(words) }]);
});

test('a question without an answer leads to its box', async () => {
  const questions = [{ question: 'Why?', answer: '', more: '' }];
  expect(await checkDraft(files, { ...whole, questions })).toMatchObject([
    { field: 'questions.0.answer', step: 'words' },
  ]);
});

test('a city at a former address of another one ends that redirect in the same save', () => {
  const draft = { ...whole, slug: 'old-york' };
  expect(redirectOf(files, draft)).toBe('toronto');
  const change = planNewCity(files, draft).find(({ path }) => path === 'site/redirects.json');
  expect(JSON.parse(change?.source ?? '')).toEqual({ cities: [] });
});

test('a code that another city has is said with its name; so are a wider one and a narrower one', () => {
  const said = (codes: string): string[] => describeTakenCodes(cities, { ...whole, codes });
  expect(said('992')).toEqual(['992 is Spokane’s already.']);
  expect(said('99201')[0]).toContain('99201 is a part of 992, which is Spokane’s');
  expect(said('9920 99')).toHaveLength(2);
  expect(said('838')).toEqual([]);
});

test('a location that another city has is said with its name', () => {
  expect(describeSharedLocation(cities, whole)).toContain('Spokane has this location too');
  expect(describeSharedLocation(cities, { ...whole, locationId: '' })).toBeUndefined();
});

test('a draft like another city keeps its country, province and zone, and nothing else', () => {
  const draft = newDraft(cities.find(({ slug }) => slug === 'spokane-valley'));
  const kept = { country: 'US', group: 'washington', timeZone: 'America/Los_Angeles' };
  expect(draft).toEqual({ ...newDraft(), ...kept });
});

test('the address follows the name until somebody has written one', () => {
  expect(withName({ ...newDraft(), slug: 'cda', isSlugOwn: true }, 'Hayden').slug).toBe('cda');
});

test('the zones of a province or state come first, then those of its country, then the others', () => {
  const { near, far } = listTimeZones('US', 'idaho', cities);
  expect(near[0]).toBe('America/Boise');
  expect(near).toContain('America/Los_Angeles');
  expect(far).toContain('America/Toronto');
  expect(near.filter((zone) => far.includes(zone))).toEqual([]);
});

test('texts that another city has count for neither, and the measure says whose they are', () => {
  const other = cities.find(({ slug }) => slug === 'spokane-valley')!;
  const about = { ...whole.about, places: `${other.about.questions?.[0]?.question} ${other.about.access}` };
  const copied = measureDraft(files, { ...whole, about: { ...about, access: other.about.access } });
  expect(describeMeasure(copied!).join(' ')).toContain('in those of Spokane');
  const own = describeMeasure(measureDraft(files, whole)!);
  expect(own[0]).toMatch(/^\d+ words, 100 % of them in no other city’s texts\.$/);
  expect(own.at(-1)).toMatch(/are wanted, so about \d+ words more\.$/);
  const long = { ...about, places: Array.from({ length: 3000 }, (_each, index) => `w${index}`).join(' ') };
  expect(describeMeasure(measureDraft(files, { ...whole, about: long })!).at(-1)).toContain('that is enough');
});
