import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { denied, invalid, notSupported, orInvalid } from './database-error';
import { cleanPath } from './keys';
import type { Namespace, Query } from './namespace';
import { makePushId } from '../../src/features/requests/rules/push-id';

type RestRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };
export type RestAnswer = { status: number; body?: unknown; etag?: string };

const queryParameters = ['orderBy', 'startAt', 'endAt', 'limitToFirst'];
// `ac` is the token of App Check, which the real database checks only if that is switched on; this one never does.
const knownParameters = new Set<string>(['ns', 'auth', 'print', 'key', 'ac', ...queryParameters]);

const parseBody = (body: string): unknown =>
  orInvalid("Invalid data; couldn't parse JSON object, array, or value", () => JSON.parse(body) as unknown);

function decodePath(pathname: string): string {
  if (!pathname.endsWith('.json')) throw invalid('Append .json to the path to use the REST API');
  const encoded = pathname.slice(0, -'.json'.length);
  return orInvalid('Invalid path: it is not well encoded', () => decodeURIComponent(encoded));
}

const etagOf = (value: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(value ?? null))
    .digest('base64');

function readKey(text: string | null): string | null {
  if (text !== null && !/^".*"$/.test(text)) throw invalid('Constraint index field must be a JSON primitive');
  return text === null ? null : (parseBody(text) as string);
}

/** Reads the query of an address; null where it has none. Knows the order by keys alone, in which push ids sort. */
function readQuery({ searchParams }: URL): Query | null {
  if (queryParameters.every((name) => !searchParams.has(name))) return null;
  const order = searchParams.get('orderBy');
  if (order === null) throw invalid('orderBy must be defined when other query parameters are defined');
  if (order !== '"$key"') throw notSupported(`orderBy=${order}`);
  const limit = Number(searchParams.get('limitToFirst') ?? Infinity);
  if (!(limit >= 1)) throw invalid('limitToFirst must be positive');
  return { startAt: readKey(searchParams.get('startAt')), endAt: readKey(searchParams.get('endAt')), limit };
}

/** As on the official emulator, `owner` is the administrator, for whom no rules hold. */
function isOwner(token: string | undefined): boolean {
  if (token && token !== 'owner') throw invalid('Invalid token: expected "owner"');
  return token === 'owner';
}

/** Answers one request of the REST interface; throws a DatabaseError for a refused or unsupported one. */
export function answerRest({ method, url, headers, body }: RestRequest, space: Namespace): RestAnswer {
  const unknown = [...url.searchParams.keys()].filter((name) => !knownParameters.has(name));
  if (unknown.length > 0) throw notSupported(`the query parameter ${unknown.join(', ')}`);
  const isAdmin = isOwner(url.searchParams.get('auth') ?? headers.authorization?.replace(/^Bearer /i, ''));
  if (method === 'PUT' && url.pathname === '/.settings/rules.json') {
    if (!isAdmin) throw denied();
    space.setRules(parseBody(body));
    return { status: 200, body: { status: 'ok' } };
  }

  const path = cleanPath(decodePath(url.pathname));
  const done = (answer: unknown): RestAnswer =>
    url.searchParams.get('print') === 'silent' ? { status: 204 } : { status: 200, body: answer };
  const set = (at: string, value: unknown): unknown => {
    space.set(at, value, isAdmin);
    return value;
  };
  switch (method) {
    case 'GET': {
      const value = space.read(path, isAdmin, readQuery(url));
      return { ...done(value), ...(headers['x-firebase-etag'] === 'true' && { etag: etagOf(value) }) };
    }
    case 'PUT': {
      const wanted = headers['if-match'];
      const current = wanted === undefined ? null : space.read(path, isAdmin);
      if (wanted !== undefined && wanted !== etagOf(current))
        return { status: 412, body: current, etag: etagOf(current) };
      return done(set(path, parseBody(body)));
    }
    case 'DELETE':
      return done(set(path, null));
    case 'POST': {
      const name = makePushId(Date.now());
      set(cleanPath(`${path}/${name}`), parseBody(body));
      return done({ name });
    }
    case 'PATCH': {
      const children = parseBody(body);
      space.merge(path, children, isAdmin);
      return done(children);
    }
    default:
      throw notSupported(`the method ${method}`);
  }
}
