import type { DataNode } from 'targaryen';
import { invalid, notSupported } from './database-error';

/** A page of a collection: its children by their keys in order. */
export type Query = { startAt: string | null; endAt: string | null; limit: number };

export const queryParameters = ['orderBy', 'startAt', 'endAt', 'limitToFirst'] as const;

function readKey(text: string | null): string | null {
  if (text === null) return null;
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key === 'string') return key;
  } catch {
    // Refused below, like any other value that is no key.
  }
  throw invalid('Constraint index field must be a JSON primitive');
}

/** Reads the query of an address; null where it has none. Knows the order by keys alone, in which push ids sort. */
export function readQuery({ searchParams }: URL): Query | null {
  if (queryParameters.every((name) => !searchParams.has(name))) return null;
  const order = searchParams.get('orderBy');
  if (order === null) throw invalid('orderBy must be defined when other query parameters are defined');
  if (order !== '"$key"') throw notSupported(`orderBy=${order}`);
  const limit = Number(searchParams.get('limitToFirst') ?? Infinity);
  if (!(limit >= 1)) throw invalid('limitToFirst must be positive');
  return { startAt: readKey(searchParams.get('startAt')), endAt: readKey(searchParams.get('endAt')), limit };
}

/** Gives the children of a node that a query asks for; of a value, which has none, nothing. */
export function answerQuery(node: DataNode, { startAt, endAt, limit }: Query): Record<string, unknown> {
  const keys = Object.keys(node).filter(
    (key) => (startAt === null || key >= startAt) && (endAt === null || key <= endAt),
  );
  const page = keys.toSorted().slice(0, limit);
  return Object.fromEntries(page.map((key) => [key, node.$child(key).$value()]));
}
