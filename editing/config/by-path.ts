/**
 * Looks up a field of the content model in a table whose keys are ends of paths: `site.coupons.items` for one field,
 * `meta.title` for the titles of every `meta`, `title` for every other title. The longest end counts; gives nothing where
 * the table has none.
 */
export function findByPath<Value>(table: Readonly<Record<string, Value>>, where: string): Value | undefined {
  const parts = where.split('.');
  const ends = parts.map((_, index) => parts.slice(index).join('.'));
  const found = ends.find((end) => Object.hasOwn(table, end));
  return found === undefined ? undefined : table[found];
}
