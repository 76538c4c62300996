/** What stays, what goes and what comes between two lists. */
export type Step<Item> = { kind: 'same' | 'gone' | 'new'; item: Item };

/** Above this many comparisons the middle is given as replaced, so that a huge text does not stop the browser. */
const mostComparisons = 4_000_000;

/** Aligns two lists by their longest common part; items are the same when their keys are. */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Step<Item>[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const as = (kind: Step<Item>['kind']) => (item: Item) => ({ kind, item });
  return [
    ...after.slice(0, start).map(as('same')),
    ...alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end), keyOf),
    ...after.slice(after.length - end).map(as('same')),
  ];
}

function alignMiddle<Item>(before: Item[], after: Item[], keyOf: (item: Item) => string): Step<Item>[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const isTooLong = old.length * now.length > mostComparisons;
  const lengths = isTooLong ? undefined : commonLengths(old, now);
  const lengthAt = (row: number, column: number): number => lengths?.[row]?.[column] ?? 0;
  const steps: Step<Item>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (lengths && row < old.length && old[row] === now[column]) {
      steps.push({ kind: 'same', item: after[column] as Item });
      row++;
      column++;
    } else if (
      row < before.length &&
      (column >= after.length || lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    )
      steps.push({ kind: 'gone', item: before[row++] as Item });
    else steps.push({ kind: 'new', item: after[column++] as Item });
  }
  return steps;
}

/** For each pair of places: how much both lists have in common behind them. */
function commonLengths(old: string[], now: string[]): Uint32Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let row = old.length - 1; row >= 0; row--) {
    const [here, below] = [lengths[row] as Uint32Array, lengths[row + 1] as Uint32Array];
    for (let column = now.length - 1; column >= 0; column--)
      here[column] =
        old[row] === now[column]
          ? (below[column + 1] as number) + 1
          : Math.max(below[column] as number, here[column + 1] as number);
  }
  return lengths;
}
