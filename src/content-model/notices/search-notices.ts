import { baseLanguage, languagesOf } from '../../shared/site/languages';
import { cityPath, citySubRoutes, guidePath, privacyPath, textTermsPath } from '../../shared/site/routes';
import { fillText, siteValues, type TextValues } from '../../shared/text/fill-text';
import type { Content } from '../types';
import { type Notice, wordsOf } from './notice';

/** Search results cut a longer title, and replace a much shorter description. */
const longestTitle = 60;
const longestDescription = 160;
const shortestDescription = 70;

type Meta = { title: string; description: string };
/** A page that search engines may show, with the file that has its title and its description, and what fills them. */
type Page = [path: string, file: string, meta: Meta, values?: TextValues];

const policyFile = 'pages/privacy-policy.md';
/** The texts of a city's policy are those of no city. */
const routesOfCity = citySubRoutes.filter((route) => route !== 'privacy-policy');

function listPages({ pages, guides, localServices, cities, badges }: Content): Page[] {
  const shown = cities.filter((city) => languagesOf(city).includes(baseLanguage));
  return [
    ['/', 'pages/landing.json', pages.landing.meta],
    [privacyPath, policyFile, pages['privacy-policy'].brandPage.meta],
    [textTermsPath, 'pages/text-terms.json', pages['text-terms'].meta],
    ...guides.map(({ slug, meta }): Page => [guidePath(slug), `guides/${slug}.json`, meta]),
    ...shown.flatMap(({ slug: home, badgeGroup, locationName, searchName = locationName }) => {
      const region = badges.find(({ group }) => group === badgeGroup)?.region.name ?? '';
      const place = { city: locationName, searchName, region };
      const services = localServices.filter(({ city }) => city === home);
      return [
        ...routesOfCity.map((route): Page => {
          const name = route || 'home';
          return [cityPath(home, route), `pages/${name}.json`, pages[name].meta, place];
        }),
        ...services.map(({ slug, meta }): Page => {
          const file = `local-services/${home}/${slug}.json`;
          return [cityPath(home, `what-we-take/${slug}`), file, meta, place];
        }),
      ];
    }),
  ];
}

const namesShown = 10;

/** Writes one line with the kind of notice and the first ten pages; it leads to the first of them. */
function noticeOfMany(what: string, found: Notice[]): Notice[] {
  if (found.length === 0) return [];
  const rest = found.length - namesShown;
  const names = wordsOf(found.slice(0, namesShown)).join(', ');
  return [{ ...found[0], words: `${what}: ${names}${rest > 0 ? ` and ${rest} more` : ''}` }];
}

/** Gives what makes pages hard to find or to tell apart in a search, one notice for each kind. */
export function findSearchWarnings(content: Content): Notice[] {
  const ofSite = siteValues(content.site);
  const firstLike = new Map<string, string>();
  const [tooLong, same, described]: [Notice[], Notice[], Notice[]] = [[], [], []];
  for (const [path, file, meta, place] of listPages(content)) {
    const [title, { length }] = [meta.title, meta.description].map((text) =>
      fillText(text, { ...ofSite, ...place }),
    ) as [string, string];
    const group = file === policyFile ? 'brandPage.meta' : 'meta';
    const at = (name: keyof Meta, words: string): Notice => ({ words, file, field: `${group}.${name}` });
    const first = firstLike.get(title);
    if (first !== undefined) same.push(at('title', `${first} and ${path}`));
    else if (title.length > longestTitle) tooLong.push(at('title', `${path} (${title.length})`));
    firstLike.set(title, first ?? path);
    if (length > longestDescription || length < shortestDescription)
      described.push(at('description', `${path} (${length})`));
  }
  const lengths = `${shortestDescription} to ${longestDescription}`;
  return [
    ...noticeOfMany(`titles of more than ${longestTitle} characters, which search results cut`, tooLong),
    ...noticeOfMany('pages with the same title', same),
    ...noticeOfMany(`descriptions that are not ${lengths} characters long`, described),
  ];
}
