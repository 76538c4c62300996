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

/** The policy of all cities: search engines know it by this address alone (docs/decisions/0003). */
export const privacyPath = '/privacy-policy';

/** The terms of texts with offers, to which the box that asks for them links. */
export const textTermsPath = '/text-terms';

/** The search for a city, on the landing page. */
export const citySearchPath = '/#cities';

/** The pages outside the cities, except the landing page. */
export const brandPaths = ['/book', thankYouPath, privacyPath, textTermsPath] as const;

/** Whether a path, in English, is that of a page without a city. */
export const isBrandPath = (path: string): boolean =>
  ['/', ...brandPaths].includes(path.split('#')[0]!) || path.startsWith(`/${guideRoute}/`);

/** The part of an address under which the guides for both countries are. */
export const guideRoute = 'junk-removal';

/** The path of a guide: `/junk-removal/piano`. */
export const guidePath = (slug: string): string => `/${guideRoute}/${slug}`;

/** The pattern of every slug, a city's among them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The path of a city's page: `cityPath('toronto', 'faq')` is `/toronto/faq`. */
export const cityPath = (slug: string, subRoute = ''): string => pathBelow(`/${slug}`, subRoute);

/** The path of a page below a city's home; '' is the home itself. */
export const pathBelow = (home: string, subRoute: string): string =>
  subRoute === '' ? home : `${home}/${subRoute}`;

/** Below this part of an address a city has the pages of its campaigns. */
const offerRoute = 'offer';

/** The path of a campaign's page below a city's home: `/toronto/offer/garage`. */
export const offerPath = (home: string, campaign: string): string =>
  pathBelow(home, `${offerRoute}/${campaign}`);

/** Gives the campaign whose page has that path; nothing for the path of another page. */
export function offerOf(path: string): string | undefined {
  const [, campaign] = new RegExp(`^(?:/[a-z]{2})?/[^/]+/${offerRoute}/([^/]+)$`).exec(path) ?? [];
  return campaign;
}

/** Whether a path is that of a campaign's page. */
export const isOfferPath = (path: string): boolean => Boolean(offerOf(path));
