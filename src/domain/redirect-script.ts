/**
 * The script of the 404 document, which sends an address without a page where it belongs, before anything else is
 * loaded: to the city's home below a known city, to its privacy policy from `privacy`, else to `/`
 * (design decisions 3, 4 and 5). Takes the slugs of all cities; gives the script's text.
 */
export function redirectScript(citySlugs: string[]): string {
  return `(function () {
  var cities = ${JSON.stringify(citySlugs).replaceAll('<', '\\u003c')};
  var parts = location.pathname.split('/').filter(Boolean);
  var target = '/';
  if (cities.indexOf(parts[0]) >= 0) {
    target += parts[0];
    if (parts[1] === 'privacy' && parts.length === 2) target += '/privacy-policy';
  }
  if (target !== location.pathname) location.replace(target + location.search);
})();`;
}
