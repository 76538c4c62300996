import type { DataNode } from 'targaryen';
import { invalid, notSupported } from './database-error';

/** A page of a collection: its children by their keys in order. */
export type Query = { startAt: string | null; endAt: string | null; limit: number };

export const queryParameters = ['orderBy', 'startAt', 'endAt', 'limitToFirst'] as const;
type QueryParameter = (typeof queryParameters)[number];

function parseJson(text: string, refusal: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(refusal);
  }
}

function checkOrder(text: string): void {
  const order = parseJson(text, 'orderBy must be a valid JSON encoded path');
  if (typeof order !== 'string') throw invalid('orderBy must be a valid JSON encoded path');
  if (order !== '$key') throw notSupported(`orderBy=${text}`);
}

function readKey(text: string | null): string | null {
  if (text === null) return null;
  const key = parseJson(text, 'Constraint index field must be a JSON primitive');
  if (typeof key === 'object' && key !== null)
    throw invalid('Constraint index field must be a JSON primitive');
  if (typeof key !== 'string') throw invalid('Provided key index type is invalid, must be string');
  return key;
}

function readLimit(text: string | null): number {
  if (text === null) return Infinity;
  const limit = Number(text);
  if (!Number.isInteger(limit) || text.trim() === '') throw invalid('limitToFirst must be an integer');
  if (limit <= 0) throw invalid('limitToFirst must be positive');
  return limit;
}

/**
 * Reads the query of an address; null where it has none. Refuses in the words of the real database what that refuses, and
 * as not supported every order but that of the keys.
 */
export function readQuery({ searchParams }: URL): Query | null {
  const given = (name: QueryParameter): string | null => searchParams.get(name);
  if (queryParameters.every((name) => given(name) === null)) return null;
  const order = given('orderBy');
  if (order === null) throw invalid('orderBy must be defined when other query parameters are defined');
  checkOrder(order);
  return {
    startAt: readKey(given('startAt')),
    endAt: readKey(given('endAt')),
    limit: readLimit(given('limitToFirst')),
  };
}

/** Gives the number that a key is for the database: one of 32 bits, without leading zeros. */
function numberOf(key: string): number | null {
  const number = Number(key);
  // oxlint-disable-next-line no-bitwise
  return String(number | 0) === key ? number : null;
}

/** The order of the real database: numbers first, by their size, then all other keys by their characters. */
function compareKeys(a: string, b: string): number {
  const [first, second] = [numberOf(a), numberOf(b)];
  if (first !== null && second !== null) return first - second;
  if (first !== null || second !== null) return first === null ? 1 : -1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Gives the children of a node that a query asks for; of a value, which has none, nothing. */
export function answerQuery(node: DataNode, { startAt, endAt, limit }: Query): Record<string, unknown> {
  const keys = Object.keys(node).filter(
    (key) =>
      (startAt === null || compareKeys(key, startAt) >= 0) &&
      (endAt === null || compareKeys(key, endAt) <= 0),
  );
  const page = keys.toSorted(compareKeys).slice(0, limit);
  return Object.fromEntries(page.map((key) => [key, node.$child(key).$value()]));
}
