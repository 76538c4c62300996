import { namesOf, wantedLocalShare } from '../../src/content-model/checks/local-pages';
import { nameFew } from '../../src/content-model/notices/search-notices';
import { compareEach, compareWithAll, splitWords, type Words } from '../../src/content-model/own-text';
import type { City, Content } from '../../src/content-model/types';
import { cityPath, citySubRoutes } from '../../src/shared/site/routes';
import type { BuiltPage } from './built-pages';
import { textsUnder } from './elements';

/** A page of a city, and the names that differ from page to page: of the city, its province or state, and its subject. */
export type CityPage = { address: string; kind: string; city: string; names: string[] };

/** The share of a page's words that are its own beside the page most like it; `other` is null if that is any other. */
export type OwnText = { address: string; kind: string; share: number; other: string | null };

const homeKind = 'home';
const localKind = 'local-service';
/** The pages of the same city with which a page about a service in it is compared. */
const besideLocal: string[] = [homeKind, 'what-we-take', 'faq'];

/** The least share that the pages of a kind must have, and where its texts are (docs/decisions/0054). */
const wantedShares: Record<string, { wanted: number; where: string }> = {
  [homeKind]: { wanted: 0.4, where: '"about" in their files' },
  [localKind]: { wanted: wantedLocalShare, where: 'their files in local-services/' },
};

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
    const built = pageAt.get(page.address);
    const main = built?.elements.find(({ tagName }) => tagName === 'main');
    return built ? [{ ...page, words: main ? splitWords(textsUnder(main), page.names) : [] }] : [];
  });
}

/** Compares the pages of one kind with each other, from city to city. */
function measureKind(pages: WithWords[], kind: string): OwnText[] {
  const wanted = wantedShares[kind]?.wanted ?? 0;
  return compareEach(pages.map(({ words }) => words)).map(({ alone, beside }, index) => {
    const [worst] = beside.toSorted((a, b) => a.share - b.share);
    const { address } = pages[index] as WithWords;
    // With too little of its own beside any page, it matters no more which one is most like it.
    if (!worst || alone < wanted) return { address, kind, share: alone, other: null };
    return { address, kind, share: worst.share, other: pages[worst.other]?.address ?? null };
  });
}

/** Compares each page about a service in a city with all others of its kind, and with pages of its own city. */
function measureServices(all: WithWords[]): OwnText[] {
  const about = all.filter(({ kind }) => kind === localKind);
  const compared = [...about, ...all.filter(({ kind }) => besideLocal.includes(kind))];
  const measured = compareWithAll(
    compared.map(({ words }) => words),
    about.length,
    (index, other) => compared[other]?.kind === localKind || compared[other]?.city === compared[index]?.city,
  );
  return measured.map(({ own, all: words, closest = -1 }, index) => ({
    address: about[index]?.address ?? '',
    kind: localKind,
    share: words === 0 ? 0 : own / words,
    other: compared[closest]?.address ?? null,
  }));
}

/** Measures how much of its text each built page of a city has of its own. */
export function measureOwnText(pages: readonly BuiltPage[], listed: readonly CityPage[]): OwnText[] {
  const all = readWords(pages, listed);
  const ofKind = (wanted: string): WithWords[] => all.filter(({ kind }) => kind === wanted);
  return [...new Set(all.map(({ kind }) => kind))].flatMap((kind) =>
    kind === localKind ? measureServices(all) : measureKind(ofKind(kind), kind),
  );
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

/** Describes the homes, and the pages about a service, with too little text of their own: one line for each kind. */
export function describeDuplicates(measured: readonly OwnText[]): string[] {
  return Object.entries(wantedShares).flatMap(([kind, { wanted, where }]) => {
    const found = measured.filter((page) => page.kind === kind && page.share < wanted);
    const named = found.map(
      ({ address, share, other }) => `${percent(share)} of ${address} beside ${other ?? 'any other'}`,
    );
    const what = `${kind} pages with too little text of their own (${percent(wanted)} is wanted)`;
    return nameFew(what, named).map((line) => `${line}; add to ${where}`);
  });
}
