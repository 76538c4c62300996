/** Writes a count with its word, as in "1 city" or "2 cities". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
