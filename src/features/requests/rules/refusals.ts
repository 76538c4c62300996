import { neededOf, type Field } from './field';
import { recordTable } from './record-table';
import type { RecordPath, SavedRecord } from './records';

export type Refusal = { path: string; words: string };

type Values = Record<string, unknown>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && Object.values(value).every(isAbsent);
}

function isText(value: unknown, field: Extract<Field, { kind: 'text' }>): boolean {
  const { pattern, longest = Infinity, hasWords = false } = field;
  if (typeof value !== 'string' || value.length > longest) return false;
  return new RegExp(`^${pattern}$`).test(value) && (!hasWords || value.replaceAll(' ', '') !== '');
}

function isAccepted(value: unknown, field: Field, beside: Values): boolean {
  switch (field.kind) {
    case 'text':
      return isText(value, field);
    case 'exact':
      return value === field.value;
    case 'paired':
      return field.pairs.some(([of, paired]) => beside[field.field] === of && value === paired);
    case 'number':
      return typeof value === 'number' && (field.most === undefined || (value >= 0 && value <= field.most));
    case 'yes or no':
      return typeof value === 'boolean';
    case 'group':
      return true;
  }
}

/** Gives every field for which the rules would refuse a new record; knows nothing of the rest of the database. */
export function refusalsOf(field: Field, value: unknown, path = '', beside: Values = {}): Refusal[] {
  if (field.kind !== 'group') {
    const words = field.expected ?? 'the database does not take this value';
    return isAccepted(value, field, beside) ? [] : [{ path, words }];
  }
  const given = valuesOf(value);
  const fields = new Map(Object.entries(field.fields));
  const at = (name: string): string => (path === '' ? name : `${path}/${name}`);
  const names = Object.keys(given).filter((name) => !isAbsent(given[name]));
  const missing = neededOf(field.fields).filter((name) => !names.includes(name));
  const refused = names.flatMap((name): Refusal[] => {
    const inner = fields.get(name);
    if (!inner) return [{ path: at(name), words: 'the database has no such field' }];
    return refusalsOf(inner, given[name], at(name), given);
  });
  return [...missing.map((name): Refusal => ({ path: at(name), words: 'it is missing' })), ...refused];
}

/** Says why the rules refuse a record: names each field that breaks one, with what the rules expect. */
export function explainRefusal(
  { path, key, record }: { path: RecordPath; key: string; record: SavedRecord },
  cause: Error,
): { breaksRule: boolean; failure: Error } {
  const broken = refusalsOf(recordTable[path], record).map((refusal) => `${refusal.path} (${refusal.words})`);
  const why =
    broken.length > 0
      ? `for ${broken.join(', ')}`
      : 'though its fields are as this page knows the rules: it is already saved under this key, App Check refuses this browser, or the rules on the server are others';
  const failure = new Error(`The rules refuse ${path}/${key}, ${why}`, { cause });
  return { breaksRule: broken.length > 0, failure };
}
