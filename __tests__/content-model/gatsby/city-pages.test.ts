import {
  type HomePageContext,
  listCityPages,
  type LocalServicePageContext,
} from '../../../src/content-model/gatsby/city-pages';
import type { Content, Job, LocalPage, Review } from '../../../src/content-model/types';
import { brandContent } from '../../support/brand-fixture';

const [own] = brandContent.localServices as [LocalPage];
const [boise, , toronto] = brandContent.cities as [Content['cities'][0], unknown, Content['cities'][0]];
const near = { ...boise, slug: 'near', path: '/near', locationName: 'Near' };
const page = (city: string, slug: string): LocalPage => ({ ...own, city, slug, name: `${slug} of ${city}` });

const content: Content = {
  ...brandContent,
  cities: [boise, near, toronto],
  localServices: [
    page('boise', 'beds'),
    page('boise', 'boats'),
    ...['near', 'toronto'].map((city) => page(city, 'beds')),
  ],
  reviews: [],
  jobs: [],
};

const pagesOf = (changes: Partial<Content> = {}) =>
  listCityPages({ ...content, ...changes }, new Map(), {
    skylineOf: () => ({ src: '/a.svg', width: 1, height: 1 }),
  });
const at = (path: string, changes: Partial<Content> = {}) =>
  pagesOf(changes).find((found) => found.path === path)?.context;
const localAt = (path: string, changes: Partial<Content> = {}) =>
  at(path, changes) as LocalServicePageContext;

const photo = { src: '/media/photos/a.webp', alt: 'A room' };
const done = (city: string, text: string, changes: Partial<Job> = {}): Job => {
  const job = { date: '2026-05-01', taken: ['A sofa'], before: photo, after: photo, customerAgreed: true };
  return { ...job, city, text, ...changes };
};

test("a city's home shows its own newest three jobs, its reviews all of its province or state; each where the customer agreed", () => {
  const jobs = [
    done('near', 'Next door'),
    done('boise', 'Secret', { customerAgreed: false }),
    ...['First', 'Second', 'Third', 'Fourth'].map((text) => done('boise', text)),
    done('toronto', 'Far away'),
  ];
  const shownAt = (path: string) => (at(path, { jobs }) as HomePageContext).jobs.map(({ text }) => text);
  expect(shownAt('/boise')).toStrictEqual(['First', 'Second', 'Third']);
  expect(shownAt('/boise/reviews')).toStrictEqual(['Next door', 'First', 'Second', 'Third', 'Fourth']);
});

test('each service in a city has a page below what-we-take, with its own text and no other', () => {
  const paths = pagesOf().flatMap(({ path, template }) => (template === 'local-service' ? [path] : []));
  const made = ['boise beds', 'boise boats', 'near beds', 'toronto beds'];
  expect(paths).toStrictEqual(made.map((name) => `/${name.replace(' ', '/what-we-take/')}`));
  expect(localAt('/near/what-we-take/beds').local.name).toBe('beds of near');
  expect(JSON.stringify(at('/boise/get-quote'))).not.toContain('beds of boise');
});

test("a city's home and what-we-take name its own pages, and those of a city without any name none", () => {
  const links = [
    { label: 'beds of boise', to: '/boise/what-we-take/beds' },
    { label: 'boats of boise', to: '/boise/what-we-take/boats' },
  ];
  expect((at('/boise') as HomePageContext).localLinks).toStrictEqual(links);
  expect((at('/boise/what-we-take') as HomePageContext).localLinks).toStrictEqual(links);
  expect((at('/boise', { localServices: [] }) as HomePageContext).localLinks).toStrictEqual([]);
});

test('a page names its service, the others of its city, and its namesakes in the province or state', () => {
  const { here, elsewhere } = localAt('/boise/what-we-take/beds');
  expect(here).toStrictEqual([
    { label: 'Service: pianos', to: '/boise/what-we-take#pianos' },
    { label: 'boats of boise', to: '/boise/what-we-take/boats' },
  ]);
  expect(elsewhere).toStrictEqual([{ label: 'Near', to: '/near/what-we-take/beds' }]);
});

test('a page shows the reviews and jobs about it, those of its city first, and none from elsewhere', () => {
  const review = (author: string, badgeGroup: string, city: string, about?: string[]): Review => ({
    ...(brandContent.reviews[0] as Review),
    author,
    badgeGroup,
    city,
    about,
  });
  const { reviews, jobs } = localAt('/boise/what-we-take/beds', {
    reviews: [
      review('Next door', 'idaho', 'near', ['beds']),
      review('Here', 'idaho', 'boise', ['boats', 'beds']),
      review('Not about it', 'idaho', 'boise', ['boats']),
      review('About nothing', 'idaho', 'boise'),
      review('Far away', 'ontario', 'toronto', ['beds']),
    ],
    jobs: [
      done('near', 'Next door', { about: ['beds'] }),
      done('boise', 'Here', { about: ['beds'] }),
      done('boise', 'Not to be shown', { about: ['beds'], customerAgreed: false }),
      done('toronto', 'Far away', { about: ['beds'] }),
      done('boise', 'Not about it', { about: ['boats'] }),
    ],
  });
  expect(reviews.map(({ author }) => author)).toStrictEqual(['Here', 'Next door']);
  expect(jobs.map(({ text }) => text)).toStrictEqual(['Here', 'Next door']);
});
