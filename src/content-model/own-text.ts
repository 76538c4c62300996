/** How much of a text is its own beside others (docs/decisions/0054), in the content and in the built pages. */

/** The least share of its words that a page in the index must have of its own (docs/decisions/0054). */
export const wantedShare = 0.4;

/** The words of a page in lowercase, a list for each of its texts. */
export type Words = string[][];

/** Two pages that share a run of so many words share a text: this is no coincidence. */
const runLength = 5;

const phone = /\+?\d[\d\s().-]{6,}\d/g;
const word = /[\p{L}\p{N}]+(?:['’.,:/-][\p{L}\p{N}]+)*/gu;

/** An x stands for phones, placeholders and names, so that the same text about another city counts as the same text. */
export function splitWords(texts: readonly string[], names: readonly string[] = []): Words {
  return texts.map((text) => {
    const plain = text.replace(phone, 'x').replace(/\{[\w.-]+\}/g, 'x');
    const nameless = names.reduce((rest, name) => rest.replaceAll(name, 'x'), plain);
    return nameless.toLowerCase().match(word) ?? [];
  });
}

export const countWords = (words: Words): number => words.reduce((sum, text) => sum + text.length, 0);

/** Lists every run of a page with the position of its first word; a text shorter than a run is one run. */
function* runsOf(words: Words): Generator<{ run: string; first: number; length: number }> {
  let first = 0;
  for (const text of words) {
    const length = Math.min(runLength, text.length);
    const last = text.length - length;
    for (let start = 0; start <= last; start += 1)
      yield { run: text.slice(start, start + length).join(' '), first: first + start, length };
    first += text.length;
  }
}

type Page = { words: Words };
type Owners<Of> = Map<string, Set<Of>>;

/** Indexes the runs of the first `count` pages; of the other pages, those that one of the first has too. */
function indexRuns<Of extends Page>(pages: readonly Of[], count: number): Owners<Of> {
  const owners: Owners<Of> = new Map();
  pages.forEach((page, index) => {
    for (const { run } of runsOf(page.words))
      if (index < count || owners.has(run)) setOf(owners, run).add(page);
  });
  return owners;
}

/** Says how many words of the first `count` pages are their own beside all, and which page is closest, by an index of runs. */
export function compareWithAll<Of extends Page>(pages: readonly Of[], count = pages.length) {
  const owners = indexRuns(pages, count);
  return pages.slice(0, count).map((page) => {
    const all = countWords(page.words);
    /** The positions of the words that any other page has, and that one other has. */
    const [shared, withOther] = [new Set<number>(), new Map<Of, Set<number>>()];
    for (const { run, first, length } of runsOf(page.words)) {
      const others = [...(owners.get(run) ?? [])].filter((other) => other !== page);
      if (others.length > 0) addRun(shared, first, length);
      for (const other of others) addRun(setOf(withOther, other), first, length);
    }
    const [closest] = [...withOther]
      .map(([other, positions]) => ({ page: other, share: (all - positions.size) / all }))
      .toSorted((a, b) => a.share - b.share);
    return { page, own: all - shared.size, all, closest };
  });
}

function addRun(positions: Set<number>, first: number, length: number): void {
  for (let at = first; at < first + length; at += 1) positions.add(at);
}

function setOf<Key, Item>(sets: Map<Key, Set<Item>>, key: Key): Set<Item> {
  const set = sets.get(key) ?? new Set<Item>();
  sets.set(key, set);
  return set;
}
