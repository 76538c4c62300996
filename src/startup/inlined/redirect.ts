import { brandPaths, citySubRoutes } from '../../domain/routes';

/**
 * The script of the 404 document, which sends an address without a page where it belongs, before anything else is
 * loaded: the address of a page in capitals to that page, `privacy` of a city to its privacy policy, what else is below
 * a city to the city's home, and the rest to `/`, with the query and the fragment. It finds the slugs of all cities in
 * its own element, since only the build knows them.
 *
 * Where a page is missing that should be there, its address leads to its home, and a home's leads nowhere: followed from
 * one to the next, addresses must come to an end.
 */
const { cities = '' } = (document.currentScript as HTMLScriptElement).dataset;

const here = location.pathname.replace(/(.)\/$/, '$1');
const [first = '', second = '', ...deeper] = here.toLowerCase().split('/').filter(Boolean);
const isInCity = first !== '' && cities.split(' ').includes(first);
const subRoute = second === 'privacy' ? 'privacy-policy' : second;

const home = isInCity ? `/${first}` : '/';
const page = `/${[first, subRoute, ...deeper].filter(Boolean).join('/')}`;
const isPage = isInCity
  ? deeper.length === 0 && (citySubRoutes as readonly string[]).includes(subRoute)
  : (brandPaths as readonly string[]).includes(page);
const target = isPage && page !== here ? page : home;
if (target !== here) location.replace(target + location.search + location.hash);
