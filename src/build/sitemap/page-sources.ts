import { cityPath, citySubRoutes } from '../../domain/routes';
import type { City } from '../../content-model/types';

/** A page that search engines may show, and its files of content/; a folder stands for all files in it. */
export type FoundPage = { path: string; sources: string[] };

type SubRoute = (typeof citySubRoutes)[number];

/** The files that the frame of every page shows. */
const frame = [
  'site/brand.json',
  'site/navigation.json',
  'site/forms.json',
  'site/words.json',
  'site/social.json',
];

/** The files that all cities share, by sub-route; a test compares them with the templates' queries. */
export const sourcesOfSubRoute: Record<SubRoute, string[]> = {
  '': [
    'pages/home.json',
    'site/claims.json',
    'site/coupons.json',
    'site/steps.json',
    'site/booking.json',
    'site/before-after.json',
    'services/',
    'reviews/',
  ],
  'book-now': ['pages/book-now.json', 'pages/home.json', 'site/booking.json'],
  faq: ['pages/faq.json', 'faq/'],
  'get-quote': ['pages/get-quote.json'],
  'how-it-works': ['pages/how-it-works.json', 'site/steps.json', 'site/before-after.json'],
  reviews: ['pages/reviews.json', 'pages/home.json', 'site/claims.json', 'reviews/'],
  'privacy-policy': ['pages/privacy-policy.md'],
  'what-we-take': ['pages/what-we-take.json', 'services/'],
};

export const sourcesOfPage: Record<'/' | '/book', string[]> = {
  '/': [
    'pages/landing.json',
    'site/claims.json',
    'site/coupons.json',
    'site/steps.json',
    'site/before-after.json',
    'services/',
    'reviews/',
    'cities/',
    'badges/',
  ],
  '/book': ['pages/book.json', 'site/videos.json'],
};

/** Lists every page that search engines may show: all except /thankyou and the page for missing addresses. */
export function listFoundPages(cities: Pick<City, 'slug' | 'badgeGroup'>[]): FoundPage[] {
  const ofBrand = Object.entries(sourcesOfPage).map(([path, sources]) => ({
    path,
    sources: [...frame, ...sources],
  }));
  const ofCities = cities.flatMap(({ slug, badgeGroup }) =>
    citySubRoutes.map((subRoute) => ({
      path: cityPath(slug, subRoute),
      sources: [...frame, ...sourcesOfSubRoute[subRoute], `cities/${slug}.json`, `badges/${badgeGroup}.json`],
    })),
  );
  return [...ofBrand, ...ofCities];
}
