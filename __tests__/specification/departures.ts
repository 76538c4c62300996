/** A field of a file of content/. */
export type Place = { file: string; field: string };

/** One departure in a line that a content editor understands: where it is, what belongs there, and what stands there. */
export function departure({ file, field }: Place, wanted: string, found: string): string {
  return `content/${file}, ${field}: the specification wants ${wanted}; there stands ${found}`;
}

const quoted = (value: unknown): string =>
  value === undefined || value === '' ? 'nothing' : JSON.stringify(value);

/** No departure where the same stands there to the letter. */
export function compare(place: Place, wanted: unknown, found: unknown): string[] {
  return wanted === found ? [] : [departure(place, quoted(wanted), quoted(found))];
}

/** No departure where the same values stand there in the same order; else a line for each that does not. */
export function compareList(place: Place, wanted: readonly unknown[], found: readonly unknown[]): string[] {
  const longest = wanted.length > found.length ? wanted : found;
  return longest.flatMap((_, at) =>
    compare({ ...place, field: `${place.field}, number ${at + 1}` }, wanted[at], found[at]),
  );
}
