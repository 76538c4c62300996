/** Finds the name with the fewest letters changed, added, left out or swapped; none where it is no typo. */
export function findClosestName<Name extends string>(
  written: string,
  names: readonly Name[],
): Name | undefined {
  const ranked = names
    .map((name) => ({ name, edits: distance(plain(written), plain(name)) }))
    .filter(({ name, edits }) => edits <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.name;
}

/** Names the one that was most likely meant, behind what is expected; nothing where none is close. */
export function hintAt(written: string, names: readonly string[]): string {
  const meant = findClosestName(written, names);
  return meant ? `; did you mean "${meant}"?` : '';
}

/** Capitals, hyphens, underscores and a plural s are the commonest mistakes, so they do not count as a difference. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]|s$/g, '');

/** The edit distance, in which two swapped neighbours count as one edit. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, () => i));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped);
    }
  }
  return at(a.length, b.length);
}
