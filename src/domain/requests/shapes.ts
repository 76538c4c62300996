import { unseenCharacters } from '../limits';

/**
 * What the database accepts of a value. `npm run rules` writes a shape as rules (scripts/rules/expressions.ts), and
 * `refusalsOf` judges a value by it, so that both say the same.
 */
export type Shape = TextShape | ExactShape | PairedShape | NumberShape | YesOrNoShape | GroupShape;

export type TextShape = {
  kind: 'text';
  /** The pattern of the whole text. */
  pattern: string;
  /** The most UTF-16 units. */
  longest?: number;
  /** Whether it must have more than spaces. */
  hasWords?: boolean;
};
type ExactShape = { kind: 'exact'; value: string | number };
/** A text that belongs to the text of another field of the same group. */
type PairedShape = { kind: 'paired'; field: string; pairs: readonly (readonly [of: string, text: string])[] };
/** Any number; with `most`, one from 0 to it. */
type NumberShape = { kind: 'number'; most?: number };
type YesOrNoShape = { kind: 'yes or no' };

/** A group with these fields and no others. */
export type GroupShape<Name extends string = string> = {
  kind: 'group';
  fields: Record<Name, Shape>;
  needed: readonly Name[];
};

/** A text that matches a pattern and, with `longest`, has at most so many UTF-16 units. */
export function textOf(pattern: string, longest?: number): TextShape {
  return { kind: 'text', pattern, ...(longest !== undefined && { longest }) };
}

/** The same, but not only spaces. */
export function wordsOf(pattern: string, longest?: number): TextShape {
  return { ...textOf(pattern, longest), hasWords: true };
}

/** Exactly one value. */
export function exactly<Value extends string | number>(value: Value): Shape {
  return { kind: 'exact', value };
}

export const yesOrNo: Shape = { kind: 'yes or no' };

/** A group of fields, of which it may lack the optional ones. */
export function group<Name extends string>(
  fields: Record<Name, Shape>,
  optional: readonly Name[] = [],
): GroupShape<Name> {
  const names = Object.keys(fields) as Name[];
  return { kind: 'group', fields, needed: names.filter((name) => !optional.includes(name)) };
}

/** The pattern of a visible character or a space, except the given ones. */
export function seenExcept(excluded: string): string {
  return `[^${excluded}${unseenCharacters}]`;
}

/** The pattern of any of the given words. */
export function oneOf(words: readonly string[]): string {
  return `(${words.join('|')})`;
}
