import { diffArrays } from 'diff';

/** What stays, what goes and what comes between two lists. */
export type Step<Item> = { kind: 'same' | 'gone' | 'new'; item: Item };

/** Lists with more differences are given as replaced, so that a huge text does not stop the browser. */
const mostDifferences = 4000;

/** Aligns two lists by their longest common part; items are the same when their keys are. */
export function align<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Step<Item>[] {
  const as = (kind: Step<Item>['kind']) => (item: Item) => ({ kind, item });
  const isSame = (left: Item, right: Item): boolean => keyOf(left) === keyOf(right);
  const parts = diffArrays([...before], [...after], {
    comparator: isSame,
    maxEditLength: mostDifferences,
  });
  if (!parts) return [...before.map(as('gone')), ...after.map(as('new'))];
  return parts.flatMap(({ added, removed, value }) =>
    value.map(as(added ? 'new' : removed ? 'gone' : 'same')),
  );
}
