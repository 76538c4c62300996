import { namesOf } from '../../src/content-model/checks/local-pages';
import { compareEach, splitWords, wantedShare } from '../../src/content-model/own-text';
import type { City, Content } from '../../src/content-model/types';
import { baseLanguage, splitLanguage } from '../../src/shared/site/languages';
import { citySubRoutes, pathBelow } from '../../src/shared/site/routes';
import { isIndexable, type BuiltPage } from './built-pages';
import { textsUnder } from './elements';
import type { PageError } from './page-error';

/** A page of a city, and the names that differ from page to page: of the city, its province or state, and its subject. */
export type CityPage = { address: string; kind: string; city: string; names: string[] };

/** Lists the pages of all cities by kind: the eight of each city, and those about a service in it. */
export function listCityPages({
  cities,
  badges,
  localServices,
  site,
}: Pick<Content, 'cities' | 'badges' | 'localServices' | 'site'>): CityPage[] {
  const regions = new Map(badges.map(({ group, region }) => [group, region.name]));
  const regionOf = ({ badgeGroup, locationName }: City): string => regions.get(badgeGroup) ?? locationName;
  const { language } = site.words;
  return cities.flatMap((city) => {
    const { slug, path, locationName } = city;
    return [
      ...citySubRoutes.map((subRoute) => ({
        address: pathBelow(path, subRoute),
        kind: kindIn(language, subRoute || 'home'),
        city: slug,
        names: [locationName, regionOf(city)],
      })),
      ...localServices
        .filter((page) => page.city === slug)
        .map((page) => ({
          address: pathBelow(path, `what-we-take/${page.slug}`),
          kind: kindIn(language, 'local-service'),
          city: slug,
          names: namesOf(page, city, regionOf(city)),
        })),
    ];
  });
}

/** Pages of different languages are no more alike than pages of different kinds. */
const kindIn = (language: string, kind: string): string =>
  language === baseLanguage ? kind : `${kind} (${language})`;

/** The kind of a page of no city is its folder, and its address names what it is about: `/services/hot-tubs`. */
function describeAddress(address: string): Pick<CityPage, 'kind' | 'names'> {
  const { language = baseLanguage, rest } = splitLanguage(address);
  const [folder = '', ...parts] = rest.slice(1).split('/');
  return {
    kind: kindIn(language, folder || 'landing'),
    names: parts.map((part) => part.replaceAll('-', ' ')),
  };
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/**
 * Reports the pages that search engines may show although too few of the words of their main part are their own, beside the
 * page of the same kind most like it.
 */
export function checkOwnText(pages: readonly BuiltPage[], listed: readonly CityPage[]): PageError[] {
  const cityPages = new Map(listed.map((page) => [page.address, page]));
  const all = pages.filter(isIndexable).map(({ address, elements }) => {
    const main = elements.find(({ tagName }) => tagName === 'main');
    const { kind, names } = cityPages.get(address) ?? describeAddress(address);
    return { address, kind, words: main ? splitWords(textsUnder(main), names) : [] };
  });
  return [...new Set(all.map(({ kind }) => kind))].flatMap((wanted) => {
    const ofKind = all.filter(({ kind }) => kind === wanted);
    return compareEach(ofKind.map(({ words }) => words)).flatMap(({ alone, beside }, index) => {
      const [closest] = beside.toSorted((a, b) => a.share - b.share);
      const share = Math.min(alone, closest?.share ?? 1);
      if (share >= wantedShare) return [];
      // With too little of its own beside any page, it matters no more which one is most like it.
      const other = alone < wantedShare ? undefined : ofKind[closest?.other ?? -1]?.address;
      const wrong = `has too little text of its own for search engines (${percent(wantedShare)} is wanted)`;
      const fix = `Add what is true here alone, or keep it out of the index: ${percent(share)} is its own beside ${other ?? 'any other page of its kind'}.`;
      return [{ page: ofKind[index]!.address, element: '<main>', wrong, fix }];
    });
  });
}
