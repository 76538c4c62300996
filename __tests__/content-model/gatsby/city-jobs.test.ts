import { listCityPages } from '../../../src/content-model/gatsby/city-pages';
import type { HomePageContext, ReviewsPageContext } from '../../../src/content-model/gatsby/page-contexts';
import type { Job } from '../../../src/content-model/types';
import { brandContent } from '../../support/brand-fixture';

const photo = { src: '/media/photos/a.webp', alt: 'A room' };
const job = (city: string, date: string, customerAgreed = true): Job => ({
  city,
  date,
  taken: ['A sofa'],
  before: photo,
  after: photo,
  text: 'It went.',
  customerAgreed,
});

const [city] = brandContent.cities as [(typeof brandContent.cities)[number]];
const neighbour = { ...city, slug: 'next-door', path: '/next-door', locationName: 'Next Door' };
const abroad = {
  ...city,
  slug: 'far-away',
  path: '/far-away',
  locationName: 'Far Away',
  badgeGroup: 'elsewhere',
};
const badges = [
  ...brandContent.badges,
  { ...brandContent.badges[0], group: 'elsewhere' },
] as typeof brandContent.badges;

/** The dates of the jobs that a page shows; content lists the newest first. */
function datesOn(template: 'home' | 'reviews', jobs: Job[]): string[] {
  const content = { ...brandContent, badges, cities: [city, neighbour, abroad], jobs };
  const pages = listCityPages(content, new Map(), {
    skylineOf: () => ({ src: '/a.svg', width: 1, height: 1 }),
  });
  const contexts = pages.filter((page) => page.template === template).map(({ context }) => context);
  const [{ jobs: shown }] = contexts as [HomePageContext | ReviewsPageContext];
  return shown.map(({ date }) => date);
}

test("a city's home shows its own newest three jobs", () => {
  const jobs = ['2026-05-05', '2026-05-04', '2026-05-03', '2026-05-02'].map((date) => job(city.slug, date));
  expect(datesOn('home', [job(neighbour.slug, '2026-06-01'), ...jobs])).toStrictEqual([
    '2026-05-05',
    '2026-05-04',
    '2026-05-03',
  ]);
});

test('the reviews show all jobs of the province or state, and none of another', () => {
  const jobs = [
    job(neighbour.slug, '2026-06-02'),
    job(abroad.slug, '2026-06-01'),
    job(city.slug, '2026-05-01'),
  ];
  expect(datesOn('reviews', jobs)).toStrictEqual(['2026-06-02', '2026-05-01']);
});

test('a job is shown only where its customer agreed', () => {
  const jobs = [job(city.slug, '2026-05-02', false), job(city.slug, '2026-05-01')];
  expect(datesOn('home', jobs)).toStrictEqual(['2026-05-01']);
  expect(datesOn('reviews', jobs)).toStrictEqual(['2026-05-01']);
});
