import { type FieldPath, type FieldError, formatFieldPath, quoteFound } from '../content-error';

/** The fields by which the items of a list differ; the first one that the items have counts. */
const names = ['id', 'from', 'to', 'start', 'question', 'name', 'caption', 'title', 'timeSensitive', 'value'];

/** Reports repeated items of lists, at any depth of a value. */
export function checkRepeats(value: unknown, path: FieldPath = []): FieldError[] {
  if (Array.isArray(value)) return [...checkList(value, path), ...checkEach(value.entries(), path)];
  return typeof value === 'object' && value !== null ? checkEach(Object.entries(value), path) : [];
}

function checkEach(entries: Iterable<[string | number, unknown]>, path: FieldPath): FieldError[] {
  return Array.from(entries).flatMap(([step, item]) => checkRepeats(item, [...path, step]));
}

function checkList(items: readonly unknown[], path: FieldPath): FieldError[] {
  const [first] = items;
  if (typeof first === 'string') return findRepeats(items, path, []);
  const isGroup = typeof first === 'object' && first !== null;
  const name = isGroup ? names.find((known) => known in first) : undefined;
  if (name === undefined) return [];
  return findRepeats(
    items.map((item) => (item as Record<string, unknown> | null)?.[name]),
    path,
    [name],
  );
}

function findRepeats(values: readonly unknown[], path: FieldPath, below: string[]): FieldError[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (value === undefined || first === index) return [];
    return [
      {
        path: [...path, index, ...below],
        found: `${quoteFound(value)} a second time`,
        expected: `each only once; ${formatFieldPath([...path, first])} is the same already`,
        fix: 'take one of the two out, or change it',
      },
    ];
  });
}
