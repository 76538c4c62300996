import { offerPagesOf } from '../../src/content-model/reading/campaigns';
import type { Campaign } from '../../src/content-model/types';
import { cityPath, citySubRoutes, thankYouPath } from '../../src/domain/routes';

/** Gives the path of one page of each kind, by the name of its column; takes a city and the campaigns that run. */
export function pageKinds(slug: string, campaigns: readonly Campaign[]): Record<string, string> {
  const [offer] = offerPagesOf(campaigns, { slug });
  return {
    ...Object.fromEntries(citySubRoutes.map((subRoute) => [subRoute || 'home', cityPath(slug, subRoute)])),
    ...(offer && { offer: offer.path }),
    '/': '/',
    '/book': '/book',
    [thankYouPath]: thankYouPath,
  };
}
