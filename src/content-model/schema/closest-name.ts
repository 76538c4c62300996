/**
 * Finds the name that an editor most likely meant: the one of `names` with the fewest letters changed, added, left out
 * or swapped. Gives nothing where no name is close enough for a typo.
 */
export function findClosestName<Name extends string>(
  written: string,
  names: readonly Name[],
): Name | undefined {
  const ranked = names
    .map((name) => ({ name, distance: countEdits(plain(written), plain(name)) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

/** Capitals, hyphens, underscores and a plural s are the commonest mistakes, so they do not count as a difference. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]/g, '')

    .replace(/s$/, '');
}

/** The edit distance, in which two swapped neighbours count as one edit. */
function countEdits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      row.push(edits);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
