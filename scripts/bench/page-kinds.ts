import { cityPath, citySubRoutes, thankYouPath } from '../../src/domain/routes';

/** Gives the path of one page of each kind, by the name of its column. */
export function pageKinds(slug: string): Record<string, string> {
  return {
    ...Object.fromEntries(citySubRoutes.map((subRoute) => [subRoute || 'home', cityPath(slug, subRoute)])),
    '/': '/',
    '/book': '/book',
    [thankYouPath]: thankYouPath,
  };
}
