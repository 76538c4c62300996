import { baseLanguage, languagesOf } from '../../shared/site/languages';
import { cityPath, citySubRoutes, guidePath, privacyPath, textTermsPath } from '../../shared/site/routes';
import { fillText, siteValues } from '../../shared/text/fill-text';
import type { City, Content } from '../types';
import { type Notice, noticeOfMany } from './notice';

/** Search results cut a longer title, and replace a much shorter description. */
const longestTitle = 60;
const longestDescription = 160;
const shortestDescription = 70;

/** A page that search engines may show, with the file and the field that have its title and its description. */
type Page = {
  path: string;
  file: string;
  field?: string;
  meta: { title: string; description: string };
  city?: City;
};

const listPages = ({ cities, pages, guides, localServices }: Content): Page[] => [
  { path: '/', file: 'pages/landing.json', meta: pages.landing.meta },
  {
    path: privacyPath,
    file: 'pages/privacy-policy.md',
    field: 'brandPage.meta',
    meta: pages['privacy-policy'].brandPage.meta,
  },
  { path: textTermsPath, file: 'pages/text-terms.json', meta: pages['text-terms'].meta },
  ...guides.map(({ slug, meta }) => ({ path: guidePath(slug), file: `guides/${slug}.json`, meta })),
  ...cities
    .filter((city) => languagesOf(city).includes(baseLanguage))
    .flatMap((city) => [
      ...citySubRoutes
        .filter((route) => `/${route}` !== privacyPath)
        .map((route) => {
          const name = route || 'home';
          return {
            path: cityPath(city.slug, route),
            file: `pages/${name}.json`,
            meta: pages[name].meta,
            city,
          };
        }),
      ...localServices
        .filter((page) => page.city === city.slug)
        .map(({ slug, meta }) => {
          const file = `local-services/${city.slug}/${slug}.json`;
          return { path: cityPath(city.slug, `what-we-take/${slug}`), file, meta, city };
        }),
    ]),
];

/** Gives what makes pages hard to find or to tell apart in a search, one notice for each kind. */
export function findSearchWarnings(content: Content): Notice[] {
  const ofSite = siteValues(content.site);
  const regions = new Map(content.badges.map(({ group, region }) => [group, region.name]));
  const pages = listPages(content).map(({ path, file, field = 'meta', meta, city }) => {
    const { locationName = '', searchName = locationName, badgeGroup = '' } = city ?? {};
    const place = city && { city: locationName, searchName, region: regions.get(badgeGroup) ?? '' };
    const filled = (text: string): string => fillText(text, { ...ofSite, ...place });
    return { path, file, field, title: filled(meta.title), length: filled(meta.description).length };
  });
  const sameAs = new Map<string, typeof pages>();
  for (const page of pages) sameAs.set(page.title, [...(sameAs.get(page.title) ?? []), page]);
  const titles = [...sameAs].map(([title, [first, other]]) => ({ title, first: first!, other }));
  const inTitle = (words: string, { file, field }: (typeof pages)[number]): Notice => {
    return { words, file, field: `${field}.title` };
  };
  return [
    ...noticeOfMany(
      `titles of more than ${longestTitle} characters, which search results cut`,
      titles
        .filter(({ title }) => title.length > longestTitle)
        .map(({ title, first }) => inTitle(`${first.path} (${title.length})`, first)),
    ),
    ...noticeOfMany(
      'pages with the same title',
      titles.flatMap(({ first, other }) => (other ? inTitle(`${first.path} and ${other.path}`, first) : [])),
    ),
    ...noticeOfMany(
      `descriptions that are not ${shortestDescription} to ${longestDescription} characters long`,
      pages
        .filter(({ length }) => length > longestDescription || length < shortestDescription)
        .map(({ path, length, file, field }) => ({
          words: `${path} (${length})`,
          file,
          field: `${field}.description`,
        })),
    ),
  ];
}
