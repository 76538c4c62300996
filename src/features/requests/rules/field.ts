import { unseenCharacters } from '../../../shared/values/limits';

/** What the database accepts: written as rules (scripts/rules/expressions.ts) and judged by `refusalsOf`. */
type Shape =
  | { kind: 'text'; pattern: string; longest?: number; hasWords?: boolean }
  | { kind: 'exact'; value: string | number }
  /** A text that belongs to the text of another field of the same group. */
  | { kind: 'paired'; field: string; pairs: readonly (readonly [of: string, text: string])[] }
  | { kind: 'number'; most?: number | undefined }
  | { kind: 'yes or no' }
  | { kind: 'group'; fields: Record<string, Field> };

/** What the database takes, in words for staff, where somebody's answer or setting can be wrong. */
type About = { expected?: string };

/** `holds` is never there: it carries the type of the field's value. */
export type Field<Value = unknown> = Shape & About & { isOptional?: boolean; readonly holds?: Value };

type Group<Fields> = {
  kind: 'group';
  fields: Fields;
  isOptional?: boolean;
  readonly holds?: ValuesOf<Fields>;
};

type OptionalNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { isOptional: true } ? Name : never;
}[keyof Fields];
type ValueOf<Given> = Given extends { readonly holds?: infer Value } ? Value : never;
type ValuesOf<Fields> = {
  [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: NonNullable<ValueOf<Fields[Name]>>;
} & { [Name in OptionalNames<Fields>]?: NonNullable<ValueOf<Fields[Name]>> };

export type RecordOf<Given> = Given extends { fields: infer Fields } ? ValuesOf<Fields> : never;

type OfText = About & { longest?: number; hasWords?: boolean };

export function text(pattern: string, about: OfText = {}): Field<string> {
  return { kind: 'text', pattern, ...about };
}

export function oneOf<Word extends string>(words: readonly Word[]): Field<Word> {
  return { kind: 'text', pattern: anyOf(words) };
}

export function exactly<const Value extends string | number>(value: Value): Field<Value> {
  return { kind: 'exact', value };
}

export const yesOrNo: Field<boolean> = { kind: 'yes or no' };

export const number = (most?: number): Field<number> => ({ kind: 'number', most });

export function group<Fields extends Record<string, Field>>(fields: Fields): Group<Fields> {
  return { kind: 'group', fields };
}

/** A field that a record may lack: a new one, until every open page sends it, or one that visitors may leave empty. */
export function optional<Given extends Field>(field: Given): Given & { isOptional: true } {
  return { ...field, isOptional: true };
}

export function neededOf(fields: Record<string, Field>): string[] {
  return Object.keys(fields).filter((name) => !fields[name]?.isOptional);
}

export function seenExcept(excluded: string): string {
  return `[^${excluded}${unseenCharacters}]`;
}

export function anyOf(words: readonly string[]): string {
  return `(${words.join('|')})`;
}
