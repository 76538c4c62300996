import type { FieldPath } from '../content-error';

/** A group of fields in JSON. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something in a file and its position in it. */
export type Found = { path: FieldPath; value: unknown };

/** Lists a value of JSON and everything in it, each with its path. */
export function walk(value: unknown, path: FieldPath = []): Found[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [{ path, value }, ...parts.flatMap(([step, part]) => walk(part, [...path, step]))];
}

/** Lists every text of a value read from JSON, with its path in it. */
export function listTexts(value: unknown): { path: FieldPath; text: string }[] {
  return walk(value).flatMap(({ path, value: text }) => (typeof text === 'string' ? [{ path, text }] : []));
}

/** Lists the groups of fields in a value, at any depth, with their paths. */
export function listGroups(value: unknown): { path: FieldPath; group: Group }[] {
  return walk(value).flatMap(({ path, value: group }) => (isGroup(group) ? [{ path, group }] : []));
}
