import { nameFew } from '../../src/content-model/notices/search-notices';
import type { Content } from '../../src/content-model/types';
import { cityPath } from '../../src/domain/routes';
import type { BuiltPage } from './built-pages';
import { textsUnder } from './elements';

/** The least share of a home's words, in its main part, that must be its own (docs/decisions/0054). */
const wantedShare = 0.4;

/** Two homes that share a run of so many words share a text: this is no coincidence. */
const runLength = 5;

/** A run in more homes than this is reported for all of them together, not pair by pair. */
const crowd = 20;

/** The home of a city, and the names that differ on every home: the city, and its province or state. */
export type CityHome = { address: string; names: string[] };

/** The share of a home's own words compared with another home; `other` is null if it is too low compared with any. */
export type DuplicateHome = { address: string; other: string | null; share: number };

/** Lists the homes of all cities. */
export function listCityHomes({ cities, badges }: Pick<Content, 'cities' | 'badges'>): CityHome[] {
  const regions = new Map(badges.map(({ group, region }) => [group, region.name]));
  return cities.map(({ slug, locationName, badgeGroup }) => ({
    address: cityPath(slug),
    names: [locationName, regions.get(badgeGroup) ?? locationName],
  }));
}

/**
 * Compares the built homes of all cities with each other and gives those with too little text of their own, each with
 * its share.
 *
 * The share is own words / all words in the page's main part, which includes forms and closed answers. A word is the
 * page's own if no run of five words that contains it is also on the other home. Phone numbers and the names of the city
 * and its province or state are removed first, so that the same text about another city counts as the same text.
 *
 * An index from runs to cities makes the work grow with the shared text, not with the square of the number of cities.
 */
export function findDuplicateHomes(pages: readonly BuiltPage[], homes: readonly CityHome[]): DuplicateHome[] {
  const pageAt = new Map(pages.map((page) => [page.address, page]));
  const built = homes.flatMap(({ address, names }) => {
    const page = pageAt.get(address);
    return page ? [{ address, texts: readTexts(page, names) }] : [];
  });
  const owners = indexRuns(built);
  return built.flatMap((_, index) => measureHome(index, built, owners));
}

/** Describes the homes with too little text of their own: one line for single homes, and one for pairs. */
export function describeDuplicates(found: readonly DuplicateHome[]): string[] {
  const wanted = `${percent(wantedShare)} is wanted`;
  const alone = found.filter(({ other }) => other === null);
  const paired = found.filter(({ other }) => other !== null);
  const homes = alone.map(({ address, share }) => `${address} (${percent(share)})`);
  const pairs = paired.map(({ address, other, share }) => `${percent(share)} of ${address} beside ${other}`);
  return [
    ...nameFew(`too little of these homes is text of their own (${wanted}), beside any other`, homes),
    ...nameFew(`homes that are too alike, text of their own (${wanted})`, pairs),
  ].map((line) => `${line}; add to "about" in their files`);
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

type Home = { address: string; texts: string[][] };

const phone = /\+?\d[\d\s().-]{6,}\d/g;

/** Gives the words of a text in lowercase; "4.91/5" and "two-hour" are one word each. */
function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,:/-][\p{L}\p{N}]+)*/gu) ?? [];
}

function readTexts({ elements }: BuiltPage, names: string[]): string[][] {
  const main = elements.find(({ tagName }) => tagName === 'main');
  const takeOut = (text: string): string =>
    names.reduce((rest, name) => rest.replaceAll(name, 'x'), text.replace(phone, 'x'));
  return main ? textsUnder(main).map((text) => splitWords(takeOut(text))) : [];
}

/** Lists every run of a home with the position of its first word; a text shorter than a run is one run. */
function* runsOf({ texts }: Home): Generator<{ run: string; first: number; length: number }> {
  let first = 0;
  for (const words of texts) {
    const length = Math.min(runLength, words.length);
    const last = words.length - length;
    for (let start = 0; start <= last; start += 1)
      yield { run: words.slice(start, start + length).join(' '), first: first + start, length };
    first += words.length;
  }
}

function indexRuns(homes: Home[]): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  homes.forEach((home, index) => {
    for (const { run } of runsOf(home)) setOf(owners, run).add(index);
  });
  return owners;
}

function measureHome(index: number, homes: Home[], owners: Map<string, Set<number>>): DuplicateHome[] {
  const home = homes[index] as Home;
  const allWords = home.texts.reduce((sum, words) => sum + words.length, 0);
  /** The positions of the words that very many homes share, and of those that one other home shares. */
  const withAll = new Set<number>();
  const withOther = new Map<number, Set<number>>();
  for (const { run, first, length } of runsOf(home)) {
    const having = owners.get(run) as Set<number>;
    const isOfAll = having.size > crowd || (homes.length > 2 && having.size === homes.length);
    const others = isOfAll ? [] : [...having].filter((other) => other !== index);
    const sets = isOfAll ? [withAll] : others.map((other) => setOf(withOther, other));
    for (const positions of sets) for (let at = first; at < first + length; at += 1) positions.add(at);
  }
  const shareWithout = (positions: Set<number>): number => (allWords - positions.size) / allWords;
  const { address } = home;
  const share = shareWithout(withAll);
  if (share < wantedShare) return [{ address, other: null, share }];
  return [...withOther]
    .map(([other, positions]) => ({
      address,
      other: (homes[other] as Home).address,
      share: shareWithout(new Set([...withAll, ...positions])),
    }))
    .filter((pair) => pair.share < wantedShare);
}

function setOf<Key>(sets: Map<Key, Set<number>>, key: Key): Set<number> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
