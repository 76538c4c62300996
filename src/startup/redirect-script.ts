import { brandPaths, citySubRoutes } from '../domain/routes';

const asLiteral = (names: readonly string[]): string => JSON.stringify(names).replaceAll('<', '\\u003c');

/**
 * The script of the 404 document, which sends an address without a page where it belongs, before anything else is
 * loaded: a page's address in other letters to that page, `privacy` of a city to its privacy policy, what else is below
 * a city to the city's home, the rest to `/`; with the query and the fragment. Takes the slugs of all cities; gives the
 * script's text.
 */
export function redirectScript(citySlugs: string[]): string {
  // Where a page is missing that should be there, its address leads to its home, and a home's leads nowhere: followed
  // from one to the next, addresses must come to an end.
  return `(function () {
  var here = location.pathname.replace(/(.)\\/$/, '$1');
  var parts = here.toLowerCase().split('/').filter(Boolean);
  var isInCity = ${asLiteral(citySlugs)}.indexOf(parts[0]) >= 0;
  var home = isInCity ? '/' + parts[0] : '/';
  if (parts[1] === 'privacy') parts[1] = 'privacy-policy';
  var page = '/' + parts.join('/');
  var isPage = isInCity
    ? parts.length < 3 && ${asLiteral(citySubRoutes)}.indexOf(parts[1] || '') >= 0
    : ${asLiteral(brandPaths)}.indexOf(page) >= 0;
  var target = isPage && page !== here ? page : home;
  if (target !== here) location.replace(target + location.search + location.hash);
})();`;
}
