/** The eight sub-routes of a city (docs/specification.md, section 2); '' is the city's home. */
export const citySubRoutes = [
  '',
  'book-now',
  'faq',
  'get-quote',
  'how-it-works',
  'reviews',
  'privacy-policy',
  'what-we-take',
] as const;

export const thankYouPath = '/thankyou';

/** The pages outside the cities, except the landing page. */
export const brandPaths = ['/book', thankYouPath] as const;

/** Top-level routes and folders that a city's slug must not take. */
export const reservedSlugs = [
  'book',
  'thankyou',
  '404',
  'admin',
  'static',
  'fonts',
  'page-data',
  'drawings',
  'media',
  'social',
] as const;

/** The path of a city's page: `cityPath('toronto', 'faq')` is `/toronto/faq`. */
export function cityPath(slug: string, subRoute: string = ''): string {
  return subRoute === '' ? `/${slug}` : `/${slug}/${subRoute}`;
}
