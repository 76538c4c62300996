import { unseenCharacters } from '../../../shared/values/limits';

/**
 * What the database accepts of a value. `npm run rules` writes a field as rules (scripts/rules/expressions.ts), and
 * `refusalsOf` judges a value by it, so that both say the same.
 */
type Shape =
  | {
      kind: 'text';
      pattern: string;
      /** The most UTF-16 units. */
      longest?: number;
      hasWords?: boolean;
    }
  | { kind: 'exact'; value: string | number }
  /** A text that belongs to the text of another field of the same group. */
  | { kind: 'paired'; field: string; pairs: readonly (readonly [of: string, text: string])[] }
  /** Any number; with `most`, one from 0 to it. */
  | { kind: 'number'; most?: number }
  | { kind: 'yes or no' }
  /** These fields and no others. */
  | { kind: 'group'; fields: Record<string, Field> };

type About = {
  /** Where its value comes from, in words for staff. */
  from?: string;
  /** What the database takes, in words for staff, where somebody's answer or setting can be wrong. */
  expected?: string;
};

/** A field of a record. `holds` is never there: it carries the type of the field's value. */
export type Field<Value = unknown> = Shape & About & { isOptional?: boolean; readonly holds?: Value };

type Group<Fields> = About & {
  kind: 'group';
  fields: Fields;
  isOptional?: boolean;
  readonly holds?: ValuesOf<Fields>;
};

type OptionalNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { isOptional: true } ? Name : never;
}[keyof Fields];
type Held<Given> = Given extends { readonly holds?: infer Value } ? Value : never;
type ValuesOf<Fields> = {
  [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: NonNullable<Held<Fields[Name]>>;
} & { [Name in OptionalNames<Fields>]?: NonNullable<Held<Fields[Name]>> };

/** The type of a record with the fields of a group. */
export type RecordOf<Given> = Given extends { fields: infer Fields } ? ValuesOf<Fields> : never;

/** A text that matches a pattern. */
export function text(
  pattern: string,
  about: About & { longest?: number; hasWords?: boolean } = {},
): Field<string> {
  return { kind: 'text', pattern, ...about };
}

/** One of some words. */
export function oneOf<Word extends string>(words: readonly Word[], about: About = {}): Field<Word> {
  return { kind: 'text', pattern: anyOf(words), ...about };
}

/** Exactly one value. */
export function exactly<const Value extends string | number>(value: Value): Field<Value> {
  return { kind: 'exact', value, from: 'fixed' };
}

export const yesOrNo = (about: About = {}): Field<boolean> => ({ kind: 'yes or no', ...about });

export const number = (about: About & { most?: number } = {}): Field<number> => ({
  kind: 'number',
  ...about,
});

/** A group with these fields and no others. */
export function group<Fields extends Record<string, Field>>(fields: Fields): Group<Fields> {
  return { kind: 'group', fields };
}

/** A field that a record may lack: a new one, until every open page sends it, or one that visitors may leave empty. */
export function optional<Given extends Field>(field: Given): Given & { isOptional: true } {
  return { ...field, isOptional: true };
}

/** The names that a group must have. */
export function neededOf(fields: Record<string, Field>): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.isOptional);
}

/** The pattern of a visible character or a space, except the given ones. */
export function seenExcept(excluded: string): string {
  return `[^${excluded}${unseenCharacters}]`;
}

/** The pattern of any of the given words. */
export function anyOf(words: readonly string[]): string {
  return `(${words.join('|')})`;
}
