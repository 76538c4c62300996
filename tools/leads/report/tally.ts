/** Counts by name. It holds a fixed number of names, however many strangers make up: others count together. */
export type Tally = { byName: Map<string, number>; beyond: number };

/** A name with its counts, which a table shows in its columns and draws as bars. */
export type Row = { name: string; values: readonly number[] };

const mostNames = 2000;

export const newTally = (): Tally => ({ byName: new Map(), beyond: 0 });

/** Counts one more of a name, or adds an amount to it. */
export function count(tally: Tally, name: string, amount = 1): void {
  const known = tally.byName.get(name);
  if (known === undefined && tally.byName.size >= mostNames) tally.beyond += amount;
  else tally.byName.set(name, (known ?? 0) + amount);
}

export function compareRows(one: Row, other: Row): number {
  const at = one.values.findIndex((value, index) => value !== other.values[index]);
  if (at >= 0) return (other.values[at] ?? 0) - (one.values[at] ?? 0);
  // Not by the words of this machine's language: every machine gives the same order.
  return one.name < other.name ? -1 : 1;
}

/** Lists every name that one of the tallies has with its count in each, the largest of the first tally first. */
export function rowsOf(...tallies: readonly Tally[]): Row[] {
  const names = new Set(tallies.flatMap(({ byName }) => [...byName.keys()]));
  const rows = [...names].map((name) => ({
    name,
    values: tallies.map(({ byName }) => byName.get(name) ?? 0),
  }));
  const beyond = { name: 'others', values: tallies.map((tally) => tally.beyond) };
  return [...rows.toSorted(compareRows), ...(beyond.values.some(Boolean) ? [beyond] : [])];
}

/** Gives the first rows, and the sum of all others as the last one. */
export function largest(rows: readonly Row[], most: number): Row[] {
  const rest = rows.slice(most);
  if (rest.length === 0) return [...rows];
  const name = rest.length === 1 ? 'one other' : `${rest.length} others`;
  const sum = (_: number, index: number) =>
    rest.reduce((total, { values }) => total + (values[index] ?? 0), 0);
  return [...rows.slice(0, most), { name, values: rest[0]?.values.map(sum) ?? [] }];
}
