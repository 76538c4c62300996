import { ownHomeTexts, sharedHomeTexts } from './home-texts';
import type { Content } from '../types';

/** Of all the words in the main part of a city's home, at least this share is to be its own (docs/decisions/0054). */
export const wantedShare = 0.4;

/** So many words in a row are no chance: whoever has the same run has the same text. */
const runLength = 5;

/** A run that more homes than this have is a text of all of them; it is not reported pair by pair. */
const crowd = 20;

/** How much of one home is its own beside another home; `other` is null where it holds beside every other one. */
export type DuplicateHome = { slug: string; other: string | null; share: number };

/**
 * Measures the homes of all cities against each other and gives those that fall short, with the share that is theirs.
 *
 * The measure: own words / all words in the page's main part. All words are those a reader meets there, forms and
 * answers behind a question among them. A word is the page's own when it comes from the city's file (its `about` and
 * the places it serves) and stands in no run of five words that the other home has too, after the names of the city
 * and its province or state were taken out, so that the same text about another place counts as the same text. What
 * comes from files that cities share never counts as own, though reviews and teams differ from region to region.
 *
 * Homes are compared through an index from runs to cities: the work grows with the text that is shared, not with the
 * square of the cities.
 */
export function findDuplicateHomes(content: Content): DuplicateHome[] {
  const homes = readHomes(content);
  const owners = indexRuns(homes);
  return homes.flatMap((_, index) => measureHome(index, homes, owners));
}

type Home = { slug: string; texts: string[][]; ownWords: number; allWords: number };

/** The words of a text in lower case; "4.91/5" and "two-hour" are one word each. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,:/-][\p{L}\p{N}]+)*/gu) ?? [];
}

const count = (texts: string[][]): number => texts.reduce((sum, words) => sum + words.length, 0);

function readHomes(content: Content): Home[] {
  const regions = new Map(content.badges.map(({ group, region }) => [group, region.name]));
  // Within a province or state they differ by the city's name alone.
  const sharedWords = new Map<string, number>();
  return content.cities.map((city) => {
    const { slug, badgeGroup, locationName } = city;
    const shared = sharedWords.get(badgeGroup) ?? count(sharedHomeTexts(content, city).map(splitWords));
    sharedWords.set(badgeGroup, shared);
    const names = [locationName, regions.get(badgeGroup) ?? locationName];
    const texts = ownHomeTexts(city).map((text) => splitWords(takeOut(text, names)));
    const ownWords = count(texts);
    return { slug, texts, ownWords, allWords: ownWords + shared };
  });
}

const takeOut = (text: string, names: string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, 'x'), text);

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
    for (const { run } of runsOf(home)) {
      const having = owners.get(run);
      if (having) having.add(index);
      else owners.set(run, new Set([index]));
    }
  });
  return owners;
}

function measureHome(index: number, homes: Home[], owners: Map<string, Set<number>>): DuplicateHome[] {
  const home = homes[index] as Home;
  /** The places of the words that every home counts as having, and of those that one other home has. */
  const withAll = new Set<number>();
  const withOther = new Map<number, Set<number>>();
  for (const { run, first, length } of runsOf(home)) {
    const having = owners.get(run) as Set<number>;
    const others = having.size > crowd ? [] : [...having].filter((other) => other !== index);
    const sets = having.size > crowd ? [withAll] : others.map((other) => setOf(withOther, other));
    for (const places of sets) for (let at = first; at < first + length; at += 1) places.add(at);
  }
  const { slug, ownWords, allWords } = home;
  const share = (ownWords - withAll.size) / allWords;
  if (share < wantedShare) return [{ slug, other: null, share }];
  return [...withOther]
    .map(([other, places]) => ({
      slug,
      other: (homes[other] as Home).slug,
      share: (ownWords - new Set([...withAll, ...places]).size) / allWords,
    }))
    .filter((likeness) => likeness.share < wantedShare);
}

function setOf(sets: Map<number, Set<number>>, key: number): Set<number> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
