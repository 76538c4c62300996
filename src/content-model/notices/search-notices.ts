import { cityPath, citySubRoutes } from '../../domain/routes';
import { fillText } from '../../domain/fill-text';
import type { Badges, City, Content } from '../types';
import type { Notice } from './notice';

/** Search results cut a longer title, and replace a much shorter description. */
const longestTitle = 65;
const longestDescription = 160;
const shortestDescription = 70;

const namesShown = 10;

/**
 * Gives what makes pages hard to find or to distinguish in a search, one notice for each kind, with the file of the first
 * page. Checks the titles and descriptions of all pages, with their placeholders filled.
 */
export function findSearchWarnings({ cities, badges, pages, site }: Content): Notice[] {
  const titles = new Map<string, string[]>();
  const descriptions: { path: string; length: number }[] = [];
  const add = (path: string, meta: { title: string; description: string }, city?: City) => {
    const region = badges.find(({ group }) => group === city?.badgeGroup) as Badges | undefined;
    const place = city && { city: city.locationName, region: region?.region.name ?? '' };
    const values = { brand: site.brand.name, ...place };
    const title = fillText(meta.title, values);
    titles.set(title, [...(titles.get(title) ?? []), path]);
    descriptions.push({ path, length: fillText(meta.description, values).length });
  };
  add('/', pages.landing.meta);
  add('/book', pages.book.meta);
  for (const city of cities)
    for (const subRoute of citySubRoutes)
      add(cityPath(city.slug, subRoute), pages[subRoute === '' ? 'home' : subRoute].meta, city);

  const long = [...titles].filter(([title]) => title.length > longestTitle);
  const same = [...titles].filter(([, paths]) => paths.length > 1);
  const odd = descriptions.filter(
    ({ length }) => length > longestDescription || length < shortestDescription,
  );
  return [
    ...noticeOf(
      `titles of more than ${longestTitle} characters, which search results cut`,
      long.map(([title, paths]) => `${paths[0]} (${title.length})`),
      'meta.title',
    ),
    ...noticeOf(
      'pages with the same title',
      same.map(([, paths]) => paths.slice(0, 2).join(' and ')),
      'meta.title',
    ),
    ...noticeOf(
      `descriptions that are not ${shortestDescription} to ${longestDescription} characters long`,
      odd.map(({ path, length }) => `${path} (${length})`),
      'meta.description',
    ),
  ];
}

function noticeOf(what: string, names: string[], field: string): Notice[] {
  return nameFew(what, names).map((words) => ({ words, file: pageFileOf(names[0] as string), field }));
}

/** Gives the file with the texts of a page, by words that begin with its path. */
function pageFileOf(words: string): string {
  const [path = ''] = words.split(' ');
  if (path === '/' || path === '/book') return `pages/${path === '/' ? 'landing' : 'book'}.json`;
  return `pages/${path.split('/')[2] || 'home'}.json`;
}

/** Writes one line with the kind of warning and the first ten names; none without names. */
export function nameFew(what: string, names: string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length - namesShown;
  return [`${what}: ${names.slice(0, namesShown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}
