import type { FieldPath } from '../content-error';

export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Found = { path: FieldPath; value: unknown };

/** Lists a value of JSON and everything in it, each with its path. */
export function walk(value: unknown, path: FieldPath = []): Found[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [{ path, value }, ...parts.flatMap(([step, part]) => walk(part, [...path, step]))];
}

export function listTexts(value: unknown): { path: FieldPath; text: string }[] {
  return walk(value).flatMap(({ path, value: text }) => (typeof text === 'string' ? [{ path, text }] : []));
}

export function listGroups(value: unknown): { path: FieldPath; group: Group }[] {
  return walk(value).flatMap(({ path, value: group }) => (isGroup(group) ? [{ path, group }] : []));
}
