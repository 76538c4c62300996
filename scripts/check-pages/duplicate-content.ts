import { nameFew } from '../../src/content-model/notices/search-notices';
import type { Content } from '../../src/content-model/types';
import { cityPath } from '../../src/domain/routes';
import type { BuiltPage } from './built-pages';
import { textsUnder } from './elements';

/** Of all the words in the main part of a city's home, at least this share is to be its own (docs/decisions/0054). */
const wantedShare = 0.4;

/** So many words in a row are no chance: whoever has the same run has the same text. */
const runLength = 5;

/** A run that more homes than this have is a text of all of them; it is not reported pair by pair. */
const crowd = 20;

/** The home of a city, and what is called otherwise on every home: the city and its province or state. */
export type CityHome = { address: string; names: string[] };

/** How much of one home is its own beside another home; `other` is null where it holds beside every other one. */
export type DuplicateHome = { address: string; other: string | null; share: number };

/** The homes of all cities, to be looked for among the built pages. */
export function listCityHomes({ cities, badges }: Pick<Content, 'cities' | 'badges'>): CityHome[] {
  const regions = new Map(badges.map(({ group, region }) => [group, region.name]));
  return cities.map(({ slug, locationName, badgeGroup }) => ({
    address: cityPath(slug),
    names: [locationName, regions.get(badgeGroup) ?? locationName],
  }));
}

/**
 * Measures the homes of all cities against each other, as they were built, and gives those that fall short, with the
 * share that is theirs.
 *
 * The measure: own words / all words in the page's main part, forms and answers behind a question among them. A word is
 * the page's own when it stands in no run of five words that the other home has too, after phone numbers and the names
 * of the city and its province or state were taken out, so that the same text about another place counts as the same
 * text.
 *
 * Homes are compared through an index from runs to cities: the work grows with the text that is shared, not with the
 * square of the cities.
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

/** Names the homes that fall short: one line for those beside any other, and one for pairs. */
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

/** The words of a text in lower case; "4.91/5" and "two-hour" are one word each. */
function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,:/-][\p{L}\p{N}]+)*/gu) ?? [];
}

function readTexts({ elements }: BuiltPage, names: string[]): string[][] {
  const main = elements.find(({ tagName }) => tagName === 'main');
  const takeOut = (text: string): string =>
    names.reduce((rest, name) => rest.replaceAll(name, 'x'), text.replace(phone, 'x'));
  return main ? textsUnder(main).map((text) => splitWords(takeOut(text))) : [];
}

/** Every run of a home with the place of its first word; a text shorter than a run is one run. */
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
  /** The places of the words that every home counts as having, and of those that one other home has. */
  const withAll = new Set<number>();
  const withOther = new Map<number, Set<number>>();
  for (const { run, first, length } of runsOf(home)) {
    const having = owners.get(run) as Set<number>;
    const isOfAll = having.size > crowd || (homes.length > 2 && having.size === homes.length);
    const others = isOfAll ? [] : [...having].filter((other) => other !== index);
    const sets = isOfAll ? [withAll] : others.map((other) => setOf(withOther, other));
    for (const places of sets) for (let at = first; at < first + length; at += 1) places.add(at);
  }
  const shareWithout = (places: Set<number>): number => (allWords - places.size) / allWords;
  const { address } = home;
  const share = shareWithout(withAll);
  if (share < wantedShare) return [{ address, other: null, share }];
  return [...withOther]
    .map(([other, places]) => ({
      address,
      other: (homes[other] as Home).address,
      share: shareWithout(new Set([...withAll, ...places])),
    }))
    .filter((likeness) => likeness.share < wantedShare);
}

function setOf<Key>(sets: Map<Key, Set<number>>, key: Key): Set<number> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
