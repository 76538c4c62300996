import { cityPath, citySubRoutes, privacyPath, textTermsPath } from '../../domain/routes';
import { fillText, siteValues } from '../../domain/fill-text';
import type { Badges, City, Content } from '../types';

/** Search results cut a longer title, and replace a much shorter description. */
const longestTitle = 60;
const longestDescription = 160;
const shortestDescription = 70;

const namesShown = 10;

/**
 * Lists what makes pages hard to find or to distinguish in a search, one line for each kind. Checks the titles and
 * descriptions of all pages that search engines may show, with their placeholders filled.
 */
export function listSearchWarnings({ cities, badges, pages, site, localServices }: Content): string[] {
  const titles = new Map<string, string[]>();
  const descriptions: { path: string; length: number }[] = [];
  const add = (path: string, meta: { title: string; description: string }, city?: City) => {
    const region = badges.find(({ group }) => group === city?.badgeGroup) as Badges | undefined;
    const place = city && {
      city: city.locationName,
      searchName: city.searchName ?? city.locationName,
      region: region?.region.name ?? '',
    };
    const values = { ...siteValues(site), ...place };
    const title = fillText(meta.title, values);
    titles.set(title, [...(titles.get(title) ?? []), path]);
    descriptions.push({ path, length: fillText(meta.description, values).length });
  };
  add('/', pages.landing.meta);
  add(privacyPath, pages['privacy-policy'].brandPage.meta);
  add(textTermsPath, pages['text-terms'].meta);
  for (const city of cities) {
    for (const subRoute of citySubRoutes.filter((route) => `/${route}` !== privacyPath))
      add(cityPath(city.slug, subRoute), pages[subRoute === '' ? 'home' : subRoute].meta, city);
    for (const { slug, meta } of localServices.filter((page) => page.city === city.slug))
      add(cityPath(city.slug, `what-we-take/${slug}`), meta, city);
  }

  const long = [...titles].filter(([title]) => title.length > longestTitle);
  const same = [...titles].filter(([, paths]) => paths.length > 1);
  const odd = descriptions.filter(
    ({ length }) => length > longestDescription || length < shortestDescription,
  );
  return [
    nameFew(
      `titles of more than ${longestTitle} characters, which search results cut`,
      long.map(([title, paths]) => `${paths[0]} (${title.length})`),
    ),
    nameFew(
      'pages with the same title',
      same.map(([, paths]) => paths.slice(0, 2).join(' and ')),
    ),
    nameFew(
      `descriptions that are not ${shortestDescription} to ${longestDescription} characters long`,
      odd.map(({ path, length }) => `${path} (${length})`),
    ),
  ].flat();
}

/** Writes one line with the kind of warning and the first ten names; none without names. */
export function nameFew(what: string, names: string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length - namesShown;
  return [`${what}: ${names.slice(0, namesShown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}
