import { namesOf, wantedLocalShare } from '../../src/content-model/checks/local-pages';
import { nameFew } from '../../src/content-model/notices/search-notices';
import { compareEach, compareWithAll, splitWords, type Words } from '../../src/content-model/own-text';
import type { City, Content } from '../../src/content-model/types';
import { cityPath, citySubRoutes } from '../../src/domain/routes';
import type { BuiltPage } from './built-pages';
import { textsUnder } from './elements';

/** The least share of a home's words, in its main part, that must be its own (docs/decisions/0054). */
const wantedShare = 0.4;

/** A page of a city, and the names that differ from page to page: of the city, its province or state, and its subject. */
export type CityPage = { address: string; kind: string; city: string; names: string[] };

const homeKind = 'home';
const localKind = 'local-service';

/** The pages of the same city with which a page about a service in it is compared. */
const besideLocal: string[] = [homeKind, 'what-we-take', 'faq'];

/** The share of a page's own words beside another page; `other` is null if it is too low beside any. */
export type DuplicatePage = { address: string; other: string | null; share: number };

/** Lists the pages of all cities by kind: the eight of each city, and those about a service in it. */
export function listCityPages({
  cities,
  badges,
  localServices,
}: Pick<Content, 'cities' | 'badges' | 'localServices'>): CityPage[] {
  const regions = new Map(badges.map(({ group, region }) => [group, region.name]));
  const regionOf = ({ badgeGroup, locationName }: City): string => regions.get(badgeGroup) ?? locationName;
  return cities.flatMap((city) => {
    const { slug, locationName } = city;
    const eight = citySubRoutes.map((subRoute) => ({
      address: cityPath(slug, subRoute),
      kind: subRoute || homeKind,
      city: slug,
      names: [locationName, regionOf(city)],
    }));
    const about = localServices
      .filter((page) => page.city === slug)
      .map((page) => ({
        address: cityPath(slug, `what-we-take/${page.slug}`),
        kind: localKind,
        city: slug,
        names: namesOf(page, city, regionOf(city)),
      }));
    return [...eight, ...about];
  });
}

type WithWords = CityPage & { words: Words };

/** The words in the main part of each page that was built, which includes forms and closed answers. */
function readWords(pages: readonly BuiltPage[], listed: readonly CityPage[]): WithWords[] {
  const pageAt = new Map(pages.map((page) => [page.address, page]));
  return listed.flatMap((page) => {
    const main = pageAt.get(page.address)?.elements.find(({ tagName }) => tagName === 'main');
    if (!pageAt.has(page.address)) return [];
    return [{ ...page, words: main ? splitWords(textsUnder(main), page.names) : [] }];
  });
}

/**
 * Compares the built homes of all cities with each other and gives those with too little text of their own, each with
 * its share: own words / all words in the page's main part.
 */
export function findDuplicateHomes(
  pages: readonly BuiltPage[],
  listed: readonly CityPage[],
): DuplicatePage[] {
  const homes = readWords(
    pages,
    listed.filter(({ kind }) => kind === homeKind),
  );
  const addressAt = (index: number): string => homes[index]?.address ?? '';
  return compareEach(homes.map(({ words }) => words)).flatMap(({ alone, beside }, index): DuplicatePage[] => {
    const address = addressAt(index);
    if (alone < wantedShare) return [{ address, other: null, share: alone }];
    return beside
      .filter(({ share }) => share < wantedShare)
      .map(({ other, share }) => ({ address, other: addressAt(other), share }));
  });
}

/**
 * Compares each built page about a service in a city with all others of its kind and with pages of its own city, and
 * gives those of which less than half is their own, each with its share and the page that is most like it.
 */
export function findDuplicateServices(
  pages: readonly BuiltPage[],
  listed: readonly CityPage[],
): DuplicatePage[] {
  const about = readWords(
    pages,
    listed.filter(({ kind }) => kind === localKind),
  );
  const cities = new Set(about.map(({ city }) => city));
  const others = listed.filter(({ kind, city }) => besideLocal.includes(kind) && cities.has(city));
  const all = [...about, ...readWords(pages, others)];
  const measured = compareWithAll(
    all.map(({ words }) => words),
    about.length,
    (index, other) => all[other]?.kind === localKind || all[other]?.city === all[index]?.city,
  );
  return measured.flatMap(({ own, all: words, closest }, index) => {
    const share = words === 0 ? 0 : own / words;
    if (share >= wantedLocalShare) return [];
    return [{ address: about[index]?.address ?? '', other: all[closest ?? -1]?.address ?? null, share }];
  });
}

/** Describes the homes with too little text of their own: one line for single homes, and one for pairs. */
export function describeDuplicates(found: readonly DuplicatePage[]): string[] {
  const wanted = `${percent(wantedShare)} is wanted`;
  const alone = found.filter(({ other }) => other === null);
  const homes = alone.map(({ address, share }) => `${address} (${percent(share)})`);
  return [
    ...nameFew(`too little of these homes is text of their own (${wanted}), beside any other`, homes),
    ...nameFew(`homes that are too alike, text of their own (${wanted})`, namePairs(found)),
  ].map((line) => `${line}; add to "about" in their files`);
}

/** Describes the pages about a service in a city with too little text of their own, in one line. */
export function describeDuplicateServices(found: readonly DuplicatePage[]): string[] {
  const wanted = `${percent(wantedLocalShare)} is wanted`;
  const what = `pages about a service in a city with too little text of their own (${wanted})`;
  return nameFew(what, namePairs(found)).map((line) => `${line}; add to their files in local-services/`);
}

const namePairs = (found: readonly DuplicatePage[]): string[] =>
  found
    .filter(({ other }) => other !== null)
    .map(({ address, other, share }) => `${percent(share)} of ${address} beside ${other}`);

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/** How much of their text pages of one kind have of their own, beside the one of their kind that is most like them. */
export type KindShares = { kind: string; pages: number; median: number; lowest: number; at: string };

/** Compares the built pages of each kind with each other, from city to city. */
export function measureKinds(pages: readonly BuiltPage[], listed: readonly CityPage[]): KindShares[] {
  const kinds = [...new Set(listed.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const built = readWords(
      pages,
      listed.filter((page) => page.kind === kind),
    );
    const shares = compareEach(built.map(({ words }) => words))
      .map(({ alone, beside }, index) => ({
        share: Math.min(alone, ...beside.map(({ share }) => share)),
        at: built[index]?.address ?? '',
      }))
      .toSorted((a, b) => a.share - b.share);
    const [lowest] = shares;
    const median = shares[Math.floor(shares.length / 2)];
    if (!lowest || !median) return [];
    return [{ kind, pages: shares.length, median: median.share, lowest: lowest.share, at: lowest.at }];
  });
}

/** Writes the shares of all kinds as a small table. */
export function describeKinds(kinds: readonly KindShares[]): string[] {
  const row = (cells: string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(8))).join('');
  return [
    `${row(['Own text', 'pages', 'median', 'lowest'])}  at`,
    ...kinds.map(
      ({ kind, pages, median, lowest, at }) =>
        `${row([kind, String(pages), percent(median), percent(lowest)])}  ${at}`,
    ),
  ];
}
