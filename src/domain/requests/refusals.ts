import type { GroupShape, Shape } from './shapes';

/** One reason for which the database refuses a whole record. */
export type Refusal = {
  /** The names of the field and the groups around it, with slashes between them. */
  path: string;
  reason: 'missing' | 'unknown field' | 'wrong value';
};

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Whether the database keeps nothing of a value, as of an empty group. */
function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && Object.values(value).every(isAbsent);
}

function isText(value: unknown, shape: Extract<Shape, { kind: 'text' }>): boolean {
  const { pattern, longest = Infinity, hasWords = false } = shape;
  if (typeof value !== 'string' || value.length > longest) return false;
  return new RegExp(`^${pattern}$`).test(value) && (!hasWords || value.replaceAll(' ', '') !== '');
}

const isWithin = (value: number, most?: number): boolean =>
  most === undefined || (value >= 0 && value <= most);

function isAccepted(value: unknown, shape: Exclude<Shape, GroupShape>, beside: Fields): boolean {
  switch (shape.kind) {
    case 'text':
      return isText(value, shape);
    case 'exact':
      return value === shape.value;
    case 'paired':
      return shape.pairs.some(([of, text]) => beside[shape.field] === of && value === text);
    case 'number':
      return typeof value === 'number' && isWithin(value, shape.most);
    case 'yes or no':
      return typeof value === 'boolean';
  }
}

function refusalsIn(value: unknown, shape: Shape, path: string, beside: Fields): Refusal[] {
  if (shape.kind !== 'group')
    return isAccepted(value, shape, beside) ? [] : [{ path, reason: 'wrong value' }];
  const given = fieldsOf(value);
  const values = new Map(Object.entries(given));
  const shapes = new Map(Object.entries(shape.fields));
  const isGiven = (name: string): boolean => !isAbsent(values.get(name));
  const at = (name: string): string => (path === '' ? name : `${path}/${name}`);
  const missing = shape.needed.filter((name) => !isGiven(name));
  return [
    ...missing.map((name): Refusal => ({ path: at(name), reason: 'missing' })),
    ...Object.keys(given)
      .filter(isGiven)
      .flatMap((name): Refusal[] => {
        const inner = shapes.get(name);
        if (!inner) return [{ path: at(name), reason: 'unknown field' }];
        return refusalsIn(given[name], inner, at(name), given);
      }),
  ];
}

/**
 * Judges a new record, or its metadata, as the rules of the database do: gives every field for which they refuse it, none
 * where they accept it. Knows nothing of the rest of the database: whether the push id is free, or has a record.
 */
export function refusalsOf(shape: GroupShape, value: unknown): Refusal[] {
  return refusalsIn(value, shape, '', {});
}
