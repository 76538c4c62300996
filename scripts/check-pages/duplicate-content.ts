import { namesOf } from '../../src/content-model/checks/local-pages';
import { compareEach, splitWords, wantedShare } from '../../src/content-model/own-text';
import type { City, Content } from '../../src/content-model/types';
import { baseLanguage, splitLanguage } from '../../src/shared/site/languages';
import { citySubRoutes, pathBelow } from '../../src/shared/site/routes';
import { renderTextTable } from '../text-table';
import { isIndexable, type BuiltPage } from './built-pages';
import { textsUnder } from './elements';
import type { PageError } from './page-error';

/** A page of a city, and the names that differ from page to page: of the city, its province or state, and its subject. */
export type CityPage = { address: string; kind: string; city: string; names: string[] };

/** The share of a page's words that are its own beside the page of its kind most like it; `other` is null if that is any other. */
export type OwnText = { address: string; kind: string; words: number; share: number; other: string | null };

/** Lists the pages of all cities by kind: the eight of each city, and those about a service in it. */
export function listCityPages({
  cities,
  badges,
  localServices,
  site,
}: Pick<Content, 'cities' | 'badges' | 'localServices' | 'site'>): CityPage[] {
  const regions = new Map(badges.map(({ group, region }) => [group, region.name]));
  const regionOf = ({ badgeGroup, locationName }: City): string => regions.get(badgeGroup) ?? locationName;
  return cities.flatMap((city) => {
    const { slug, path, locationName } = city;
    const eight = citySubRoutes.map((subRoute) => ({
      address: pathBelow(path, subRoute),
      kind: kindIn(site.words.language, subRoute || 'home'),
      city: slug,
      names: [locationName, regionOf(city)],
    }));
    const about = localServices
      .filter((page) => page.city === slug)
      .map((page) => ({
        address: pathBelow(path, `what-we-take/${page.slug}`),
        kind: kindIn(site.words.language, 'local-service'),
        city: slug,
        names: namesOf(page, city, regionOf(city)),
      }));
    return [...eight, ...about];
  });
}

/** Pages of different languages are no more alike than pages of different kinds. */
const kindIn = (language: string, kind: string): string =>
  language === baseLanguage ? kind : `${kind} (${language})`;

/** Puts pages of the same kind together. */
const byKind = <Page extends { kind: string }>(pages: readonly Page[]): Page[][] =>
  [...new Set(pages.map(({ kind }) => kind))].map((kind) => pages.filter((page) => page.kind === kind));

/** The kind of a page of no city is its folder, and its address names what it is about: `/services/hot-tubs`. */
function describeAddress(address: string): Pick<CityPage, 'kind' | 'names'> {
  const { language = baseLanguage, rest } = splitLanguage(address);
  const [folder = '', ...parts] = rest.slice(1).split('/');
  return {
    kind: kindIn(language, folder || 'landing'),
    names: parts.map((part) => part.replaceAll('-', ' ')),
  };
}

/**
 * Measures how much of its text each page that search engines may show has of its own: the words of its main part, without
 * forms and navigation, beside the page of the same kind most like it.
 */
export function measureOwnText(pages: readonly BuiltPage[], listed: readonly CityPage[]): OwnText[] {
  const cityPages = new Map(listed.map((page) => [page.address, page]));
  const all = pages.filter(isIndexable).map(({ address, elements }) => {
    const main = elements.find(({ tagName }) => tagName === 'main');
    const { kind, names } = cityPages.get(address) ?? describeAddress(address);
    return { address, kind, words: main ? splitWords(textsUnder(main), names) : [] };
  });
  return byKind(all).flatMap((ofKind) =>
    compareEach(ofKind.map(({ words }) => words)).map(({ alone, beside }, index) => {
      const [closest] = beside.toSorted((a, b) => a.share - b.share);
      const { words, ...page } = ofKind[index]!;
      const share = Math.min(alone, closest?.share ?? 1);
      // With too little of its own beside any page, it matters no more which one is most like it.
      const other = alone < wantedShare ? undefined : ofKind[closest?.other ?? -1]?.address;
      return { ...page, words: words.flat().length, share, other: other ?? null };
    }),
  );
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/** Reports the pages that search engines may show although they have too little text of their own. */
export function checkOwnText(measured: readonly OwnText[]): PageError[] {
  return measured
    .filter(({ share }) => share < wantedShare)
    .map(({ address, share, other }) => ({
      page: address,
      element: '<main>',
      wrong: `has too little text of its own for search engines (${percent(wantedShare)} is wanted)`,
      fix: `Add what is true here alone, or keep it out of the index: ${percent(share)} is its own beside ${other ?? 'any other page of its kind'}.`,
    }));
}

/** Writes a table with the own text of each kind of page that more than one page has. */
export function describeKinds(measured: readonly OwnText[]): string {
  const rows = byKind(measured).flatMap((pages) => {
    const sorted = pages.toSorted((a, b) => a.share - b.share);
    const [lowest, median] = [sorted[0]!, sorted[Math.floor(sorted.length / 2)]!];
    const cells = [
      lowest.kind,
      lowest.address,
      lowest.other ?? '',
      String(pages.length),
      String(median.words),
    ];
    return pages.length > 1 ? [[...cells, percent(median.share), percent(lowest.share)]] : [];
  });
  return renderTextTable([['Kind', 'Lowest', 'Most like', 'Pages', 'Words', 'Median', 'Lowest'], ...rows], 3);
}
