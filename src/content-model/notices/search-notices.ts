import { cityPath, citySubRoutes, guidePath, privacyPath, textTermsPath } from '../../shared/site/routes';
import { fillText, siteValues } from '../../shared/text/fill-text';
import type { Badges, City, Content } from '../types';
import type { Notice } from './notice';

/** Search results cut a longer title, and replace a much shorter description. */
const longestTitle = 60;
const longestDescription = 160;
const shortestDescription = 70;

const namesShown = 10;

/** A page, with the file and the field that have its title and its description. */
type Page = { path: string; file: string; field: string };

/**
 * Gives what makes pages hard to find or to distinguish in a search, one notice for each kind, with the file and field of
 * the first page. Checks the titles and descriptions of all pages that search engines may show, with their placeholders
 * filled.
 */
export function findSearchWarnings({
  cities,
  badges,
  pages,
  site,
  guides,
  localServices,
}: Content): Notice[] {
  const titles = new Map<string, Page[]>();
  const descriptions: (Page & { length: number })[] = [];
  const ofSite = siteValues(site);
  const add = (page: Page, meta: { title: string; description: string }, city?: City) => {
    const region = badges.find(({ group }) => group === city?.badgeGroup) as Badges | undefined;
    const place = city && {
      city: city.locationName,
      searchName: city.searchName ?? city.locationName,
      region: region?.region.name ?? '',
    };
    const values = { ...ofSite, ...place };
    const title = fillText(meta.title, values);
    titles.set(title, [...(titles.get(title) ?? []), page]);
    descriptions.push({ ...page, length: fillText(meta.description, values).length });
  };
  add({ path: '/', file: 'pages/landing.json', field: 'meta' }, pages.landing.meta);
  const policy = { path: privacyPath, file: 'pages/privacy-policy.md', field: 'brandPage.meta' };
  add(policy, pages['privacy-policy'].brandPage.meta);
  add({ path: textTermsPath, file: 'pages/text-terms.json', field: 'meta' }, pages['text-terms'].meta);
  for (const { slug, meta } of guides)
    add({ path: guidePath(slug), file: `guides/${slug}.json`, field: 'meta' }, meta);
  for (const city of cities) {
    for (const subRoute of citySubRoutes.filter((route) => `/${route}` !== privacyPath)) {
      const name = subRoute === '' ? 'home' : subRoute;
      const page = { path: cityPath(city.slug, subRoute), file: `pages/${name}.json`, field: 'meta' };
      add(page, pages[name].meta, city);
    }
    for (const { slug, meta } of localServices.filter((page) => page.city === city.slug)) {
      const path = cityPath(city.slug, `what-we-take/${slug}`);
      add({ path, file: `local-services/${city.slug}/${slug}.json`, field: 'meta' }, meta, city);
    }
  }

  const long = [...titles].filter(([title]) => title.length > longestTitle);
  const same = [...titles].filter(([, found]) => found.length > 1);
  const odd = descriptions.filter(
    ({ length }) => length > longestDescription || length < shortestDescription,
  );
  return [
    ...noticeOf(
      `titles of more than ${longestTitle} characters, which search results cut`,
      'title',
      long.map(([title, [page]]) => ({ words: `${page?.path} (${title.length})`, page })),
    ),
    ...noticeOf(
      'pages with the same title',
      'title',
      same.map(([, [page, other]]) => ({ words: `${page?.path} and ${other?.path}`, page })),
    ),
    ...noticeOf(
      `descriptions that are not ${shortestDescription} to ${longestDescription} characters long`,
      'description',
      odd.map(({ length, ...page }) => ({ words: `${page.path} (${length})`, page })),
    ),
  ];
}

function noticeOf(what: string, name: string, found: { words: string; page: Page | undefined }[]): Notice[] {
  const page = found[0]?.page;
  return nameFew(
    what,
    found.map(({ words }) => words),
  ).map((words) => ({ words, ...(page && { file: page.file, field: `${page.field}.${name}` }) }));
}

/** Writes one line with the kind of warning and the first ten names; none without names. */
export function nameFew(what: string, names: string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length - namesShown;
  return [`${what}: ${names.slice(0, namesShown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}
