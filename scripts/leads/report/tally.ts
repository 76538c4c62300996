/** Counts by name. It holds a fixed number of names, however many strangers make up: others count together. */
export type Tally = { byName: Map<string, number>; beyond: number };

const mostNames = 2000;

export const newTally = (): Tally => ({ byName: new Map(), beyond: 0 });

/** Counts one more of a name. */
export function count(tally: Tally, name: string): void {
  const known = tally.byName.get(name);
  if (known === undefined && tally.byName.size >= mostNames) tally.beyond += 1;
  else tally.byName.set(name, (known ?? 0) + 1);
}

/** Not by the words of this machine's language, so that every machine gives the same order. */
const byName = (one: string, other: string): number => (one < other ? -1 : 1);

/** Gives the names with their counts, the largest first. */
export const largestFirst = ({ byName: counts }: Tally): [name: string, count: number][] =>
  [...counts].toSorted(([name, one], [otherName, other]) => other - one || byName(name, otherName));
