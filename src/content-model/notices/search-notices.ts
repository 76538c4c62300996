import { baseLanguage, languagesOf } from '../../shared/site/languages';
import { cityPath, citySubRoutes, guidePath, privacyPath, textTermsPath } from '../../shared/site/routes';
import { fillText, siteValues } from '../../shared/text/fill-text';
import type { City, Content } from '../types';
import { type Notice, noticeOfMany } from './notice';

/** Search results cut a longer title, and replace a much shorter description. */
const longestTitle = 60;
const longestDescription = 160;
const shortestDescription = 70;

/** A page that search engines may show, with the file that has its title and its description. */
type Page = [path: string, file: string, meta: { title: string; description: string }, city?: City];

const policyFile = 'pages/privacy-policy.md';
/** The texts of a city's policy are those of no city. */
const routesOfCity = citySubRoutes.filter((route) => route !== 'privacy-policy');

const listPages = ({ pages, guides, localServices, cities }: Content): Page[] => [
  ['/', 'pages/landing.json', pages.landing.meta],
  [privacyPath, policyFile, pages['privacy-policy'].brandPage.meta],
  [textTermsPath, 'pages/text-terms.json', pages['text-terms'].meta],
  ...guides.map(({ slug, meta }): Page => [guidePath(slug), `guides/${slug}.json`, meta]),
  ...cities.flatMap((city): Page[] => {
    const { slug: home } = city;
    if (!languagesOf(city).includes(baseLanguage)) return [];
    return [
      ...routesOfCity.map((route): Page => {
        const name = route || 'home';
        return [cityPath(home, route), `pages/${name}.json`, pages[name].meta, city];
      }),
      ...localServices
        .filter((page) => page.city === home)
        .map(({ slug, meta }): Page => {
          const path = cityPath(home, `what-we-take/${slug}`);
          return [path, `local-services/${home}/${slug}.json`, meta, city];
        }),
    ];
  }),
];

/** Gives what makes pages hard to find or to tell apart in a search, one notice for each kind. */
export function findSearchWarnings(content: Content): Notice[] {
  const ofSite = siteValues(content.site);
  const regions = new Map(content.badges.map(({ group, region }) => [group, region.name]));
  const pages = listPages(content).map(([path, file, meta, city]) => {
    const { locationName = '', searchName = locationName, badgeGroup = '' } = city ?? {};
    const place = city && { city: locationName, searchName, region: regions.get(badgeGroup) ?? '' };
    const filled = (text: string): string => fillText(text, { ...ofSite, ...place });
    const notice = (name: keyof typeof meta, words: string): Notice => {
      return { words, file, field: `${file === policyFile ? 'brandPage.meta' : 'meta'}.${name}` };
    };
    return { path, notice, title: filled(meta.title), length: filled(meta.description).length };
  });
  const firstLike = new Map(pages.toReversed().map((page) => [page.title, page]));
  const tooLong = pages.filter(
    (page) => page.title.length > longestTitle && firstLike.get(page.title) === page,
  );
  const same = pages.filter((page) => firstLike.get(page.title) !== page);
  const described = pages.filter(({ length }) => length > longestDescription || length < shortestDescription);
  return [
    ...noticeOfMany(
      `titles of more than ${longestTitle} characters, which search results cut`,
      tooLong.map(({ path, title, notice }) => notice('title', `${path} (${title.length})`)),
    ),
    ...noticeOfMany(
      'pages with the same title',
      same.map(({ path, title, notice }) => notice('title', `${firstLike.get(title)!.path} and ${path}`)),
    ),
    ...noticeOfMany(
      `descriptions that are not ${shortestDescription} to ${longestDescription} characters long`,
      described.map(({ path, length, notice }) => notice('description', `${path} (${length})`)),
    ),
  ];
}
