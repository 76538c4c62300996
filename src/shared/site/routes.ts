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

export const textTermsPath = '/text-terms';

export const citySearchPath = '/#cities';

export const brandPaths = ['/book', thankYouPath, privacyPath, textTermsPath] as const;

export const isBrandPath = (path: string): boolean =>
  ['/', ...brandPaths].includes(path.split('#')[0]!) || path.startsWith(`/${guideRoute}/`);

export const guideRoute = 'junk-removal';

export const guidePath = (slug: string): string => `/${guideRoute}/${slug}`;

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const cityPath = (slug: string, subRoute = ''): string => pathBelow(`/${slug}`, subRoute);

export const pathBelow = (home: string, subRoute: string) => (subRoute ? `${home}/${subRoute}` : home);

const offerRoute = 'offer';

export const offerPath = (home: string, campaign: string) => pathBelow(home, `${offerRoute}/${campaign}`);

export function offerOf(path: string): string | undefined {
  const [, campaign] = new RegExp(`^(?:/[a-z]{2})?/[^/]+/${offerRoute}/([^/]+)$`).exec(path) ?? [];
  return campaign;
}

export const isOfferPath = (path: string): boolean => Boolean(offerOf(path));
