/** A measure, with its unit in its name; `digits` is the number of decimals to show. */
export type Measure = { name: string; digits: number };

/** One value of one run; `column` is the kind of page, or the whole site. */
export type Sample = { measure: Measure; column: string; value: number };

export const wholeSite = 'whole site';

/** Gives the middle value; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  if (below === undefined || above === undefined) throw new Error('No value has no median.');
  return (below + above) / 2;
}
