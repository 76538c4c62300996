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

/** The policy of all cities: search engines know it by this address alone (docs/decisions/0059). */
export const privacyPath = '/privacy-policy';

/** The terms of texts with offers, to which the box that asks for them links. */
export const textTermsPath = '/text-terms';

/** The search for a city, on the landing page. */
export const citySearchPath = '/#cities';

/** The pages outside the cities, except the landing page. */
export const brandPaths = ['/book', thankYouPath, privacyPath, textTermsPath] as const;

/** Top-level routes and folders that a city's slug must not take. */
export const reservedSlugs = [
  'book',
  'thankyou',
  'privacy-policy',
  'text-terms',
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
