import { z } from 'zod';
import type { FieldPath } from '../content-error';

export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Found = { path: FieldPath; value: unknown };

/** Lists a value of JSON and everything in it, each with its path. */
export function walk(value: unknown, path: FieldPath = []): Found[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [{ path, value }, ...parts.flatMap(([step, part]) => walk(part, [...path, step]))];
}

export const listTexts = (value: unknown): { path: FieldPath; text: string }[] =>
  walk(value).flatMap(({ path, value: text }) => (typeof text === 'string' ? [{ path, text }] : []));

export const listGroups = (value: unknown): { path: FieldPath; group: Group }[] =>
  walk(value).flatMap(({ path, value: group }) => (isGroup(group) ? [{ path, group }] : []));

/** Reads a file and a field as lists of them are written: `cities/* position.*`, with `*` for one name or any item. */
export const fieldPattern = (written: string): RegExp =>
  new RegExp(`^${written.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);

type MapText = (text: string, field: string) => string;

/** Maps the texts that visitors read, not names, addresses, dates, codes or choices. A field: `hero.points.0.item`. */
export function mapTexts(
  schema: z.ZodType | undefined,
  value: unknown,
  { field = '', map }: { field?: string; map: MapText },
): unknown {
  const inner = withoutOptional(schema);
  const within = (name: string): string => (field === '' ? name : `${field}.${name}`);
  if (typeof value === 'string') return isWords(inner) ? map(value, field) : value;
  if (Array.isArray(value)) {
    const item = inner instanceof z.ZodArray ? withoutOptional(inner.element as z.ZodType) : undefined;
    // The editing screen has a field of its own for each text of a list.
    const end = item instanceof z.ZodString ? '.item' : '';
    return value.map((each, index) => mapTexts(item, each, { field: within(`${index}${end}`), map }));
  }
  if (typeof value !== 'object' || value === null) return value;
  const shape = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {};
  const entries = Object.entries(value).map(([name, each]) => {
    return [name, mapTexts(shape[name], each, { field: within(name), map })];
  });
  return Object.fromEntries(entries);
}

/** Gives the schema of a field without saying that it may be left out. */
export const withoutOptional = <Schema extends z.ZodType | undefined>(schema: Schema): Schema | z.ZodType =>
  schema instanceof z.ZodOptional ? withoutOptional(schema.unwrap() as z.ZodType) : schema;

/** A text with a pattern is a name, an address, a date or a code. */
export function isWords(schema: z.ZodType | undefined): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  // oxlint-disable-next-line no-underscore-dangle -- zod keeps the definition of a check there
  return !(schema.def.checks ?? []).some((check) => 'pattern' in check._zod.def);
}
