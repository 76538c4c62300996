import { brandPaths, citySubRoutes, guideRoute, isOfferPath } from '../../../shared/site/routes';

/**
 * Leads addresses without a page to that page in small letters, to the city that replaced an old slug, to the city's home
 * or to `/`, with query, fragment and language. A missing home leads nowhere, so redirects never loop.
 */
const { cities = '', moved = '', languages = '' } = (document.currentScript as HTMLScriptElement).dataset;

const here = location.pathname.replace(/(.)\/$/, '$1');
const parts = here.toLowerCase().split('/').filter(Boolean);
// Addresses below a language are like those without one.
const language = languages.split(' ').includes(parts[0] ?? '') ? `/${parts.shift()}` : '';
const [named = '', second = '', ...deeper] = parts;
const pairs = moved.split(' ').map((pair) => pair.split('='));
const first = pairs.find(([from]) => from === named)?.[1] ?? named;
const isInCity = first !== '' && cities.split(' ').includes(first);
const subRoute = second === 'privacy' ? 'privacy-policy' : second;

const home = isInCity ? `/${first}` : '/';
const page = `/${[first, subRoute, ...deeper].filter(Boolean).join('/')}`;
const inLanguage = (path: string): string => `${language}${path}`.replace(/(.)\/$/, '$1');
const isOtherCase = here !== here.toLowerCase();
// If there is no such page, or the other city lacks it, that address redirects again.
const isPage = isInCity
  ? first !== named ||
    isOfferPath(page) ||
    (isOtherCase && subRoute === 'what-we-take') ||
    (deeper.length === 0 && (citySubRoutes as readonly string[]).includes(subRoute))
  : (brandPaths as readonly string[]).includes(page) || (isOtherCase && first === guideRoute);
const target = inLanguage(isPage && inLanguage(page) !== here ? page : home);
if (target !== here) location.replace(target + location.search + location.hash);
