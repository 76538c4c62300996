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

const pagesOfCity = (city: City, { pages, localServices }: Content): Page[] => [
  ...citySubRoutes.flatMap((route): Page[] => {
    const name = route || 'home';
    // Its texts are those of no city.
    if (name === 'privacy-policy') return [];
    return [[cityPath(city.slug, route), `pages/${name}.json`, pages[name].meta, city]];
  }),
  ...localServices.flatMap(({ slug, meta, city: owner }): Page[] => {
    if (owner !== city.slug) return [];
    const path = cityPath(owner, `what-we-take/${slug}`);
    return [[path, `local-services/${owner}/${slug}.json`, meta, city]];
  }),
];

const listPages = (content: Content): Page[] => [
  ['/', 'pages/landing.json', content.pages.landing.meta],
  [privacyPath, policyFile, content.pages['privacy-policy'].brandPage.meta],
  [textTermsPath, 'pages/text-terms.json', content.pages['text-terms'].meta],
  ...content.guides.map(({ slug, meta }): Page => [guidePath(slug), `guides/${slug}.json`, meta]),
  ...content.cities.flatMap((city) =>
    languagesOf(city).includes(baseLanguage) ? pagesOfCity(city, content) : [],
  ),
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
