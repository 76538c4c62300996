import { markContent } from '../../src/content-model/gatsby/mark-texts';
import { readMarks, withoutMarks } from '../../src/content-model/gatsby/marks';
import { skylinesOf } from '../../art/drawings/skylines';
import { scenes } from '../../art/drawings/scenes';
import { withPlaceholders } from '../preview/preview-template';
import { citiesFor, ownCityOf, renderPage } from '../preview/render-page';
import { brandContent as content } from '../../__tests__/support/brand-fixture';

jest.mock('gatsby', () => jest.requireActual<object>('../preview/gatsby'));

const picture = { src: '/drawings/x.svg', width: 8, height: 6 };
const names = [...Object.keys(scenes), ...Object.keys(skylinesOf(content.cities))];
const drawn = { drawings: Object.fromEntries(names.map((name) => [name, picture])), poster: picture };
const marked = markContent(content);
const pageOf = (path: string, shown: typeof content): Promise<string> =>
  renderPage(path, shown, drawn, { city: ownCityOf({ path, data: {} }, content), phones: {} });

/** A short way to see where two pages differ; what a link would send is not shown. */
const linesOf = (html: string): string[] => html.replaceAll(/body=[^"]*/g, '').split(/(?=<)/);

test('the preview of every file shows to the character what it shows without marks', async () => {
  for (const { path } of content.files.documents) {
    expect(linesOf(withoutMarks(await pageOf(path, marked)))).toStrictEqual(
      linesOf(await pageOf(path, content)),
    );
  }
});

test('each page, coupon, answer and review of the preview can be pressed', async () => {
  const pointed = async (path: string) => readMarks(await pageOf(path, marked));
  for (const kind of ['pages', 'faq', 'services', 'cities', 'guides'])
    for (const { path } of content.files.documents.filter((document) => document.kind === kind))
      expect(await pointed(path)).toContainEqual({ file: path, field: expect.any(String) as string });
});

test('a page is shown for the city to which a file belongs', () => {
  const [first, second] = content.cities;
  const own = (path: string, data: Record<string, unknown> = {}) => ownCityOf({ path, data }, content);
  expect(own(`cities/${second?.slug}.json`)).toBe(second?.slug);
  expect(own('jobs/any.json', { city: second?.slug })).toBe(second?.slug);
  expect(own('reviews/any.json', { city: second?.slug, place: first?.locationName })).toBe(second?.slug);
  const elsewhere = { place: second?.locationName, badgeGroup: first?.badgeGroup };
  expect(own('reviews/any.json', elsewhere)).toBe(second?.slug);
  const inGroup = content.cities.find(({ badgeGroup }) => badgeGroup === second?.badgeGroup);
  expect(own('reviews/any.json', { place: 'Elsewhere', badgeGroup: second?.badgeGroup })).toBe(inGroup?.slug);
  expect(own('campaigns/any.json', { cities: ['elsewhere', second?.slug] })).toBe(second?.slug);
  expect(own('pages/home.json')).toBeUndefined();
});

test('a campaign is shown on its own page, on any day', async () => {
  const [spring] = content.campaigns;
  const over = { ...spring!, validUntil: '2020-01-01' };
  for (const path of ['campaigns/spring.json', 'pages/offer.json'])
    expect(await pageOf(path, { ...content, campaigns: [over] })).toContain('A title of the form of spring');
});

test('a file is shown for the cities that have nothing of their own in its place', () => {
  const shownFor = (path: string): string[] => citiesFor(path, content).map(({ slug }) => slug);
  const all = content.cities.map(({ slug }) => slug);
  const withoutBoise = all.filter((slug) => slug !== 'boise');
  expect(shownFor('services/pianos.json')).toEqual(withoutBoise);
  expect(shownFor('services/rubble.json')).toEqual(all);
  expect(shownFor('site/coupons.json')).toEqual(withoutBoise);
  expect(shownFor('pages/home.json')).toEqual(all);
  expect(shownFor('pages/landing.json')).toEqual([]);
});

test('a new entry is drawn with placeholders, and with what is written in it already', () => {
  const job = content.files.documents.find(({ kind }) => kind === 'jobs')!;
  const data = withPlaceholders({ city: 'boise', customerAgreed: false }, job, [
    { file: '', field: 'text', found: 'nothing', expected: 'a text' },
    { file: '', field: 'before', found: 'nothing', expected: 'a photograph' },
  ]);
  const before = { src: '/media/photos/none.webp', alt: '[Before, Description]' };
  expect(data).toMatchObject({ city: 'boise', text: '[Text]', before, customerAgreed: true });
});
