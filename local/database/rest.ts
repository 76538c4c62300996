import type { IncomingHttpHeaders } from 'node:http';
import { denied, invalid, notSupported } from './database-error';
import { identify, type Identity } from './identity';
import { cleanPath } from './keys';
import type { Namespace } from './namespace';
import { namespaceOf } from './own-hosts';
import { queryParameters, readQuery } from './query';
import { makePushId } from '../../src/features/requests/rules/push-id';

export type RestRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };
export type RestAnswer = { status: number; body?: unknown };

// `ac` is the token of App Check, which the real database checks only if that is switched on; this one never does.
const knownParameters = new Set<string>(['ns', 'auth', 'print', 'key', 'ac', ...queryParameters]);
const knownPrints = new Set(['silent', 'pretty']);
const unsupportedHeaders = ['if-match', 'x-firebase-etag', 'x-http-method-override'];
const rulesPath = '/.settings/rules.json';

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalid("Invalid data; couldn't parse JSON object, array, or value.");
  }
}

function decodePath(pathname: string): string {
  try {
    return cleanPath(decodeURIComponent(pathname.slice(0, -'.json'.length)));
  } catch (cause) {
    throw cause instanceof URIError ? invalid('Invalid path: it is not well encoded') : cause;
  }
}

function whoAsks({ url, headers }: RestRequest): Identity {
  const bearer = headers.authorization?.replace(/^Bearer /i, '');
  return identify(url.searchParams.get('auth') ?? bearer);
}

/** Refuses options that would change the real database's answer and that this one does not support. */
function refuseUnsupported({ method, url, headers }: RestRequest): void {
  if (url.pathname === '/.lp') {
    throw notSupported('long polling (call forceWebSockets() before getDatabase())');
  }
  const unknown = [...url.searchParams.keys()].filter((name) => !knownParameters.has(name));
  if (unknown.length > 0) throw notSupported(`the query parameter ${unknown.join(', ')}`);
  const query = queryParameters.find((name) => url.searchParams.has(name));
  if (query && method !== 'GET') throw notSupported(`${query} of a write`);
  const print = url.searchParams.get('print') ?? 'silent';
  if (!knownPrints.has(print)) throw notSupported(`print=${print}`);
  const header = unsupportedHeaders.find((name) => headers[name] !== undefined);
  if (header) throw notSupported(`the header ${header}`);
  if (headers.accept?.includes('text/event-stream')) throw notSupported('streaming');
}

function answerRules({ method, body }: RestRequest, space: Namespace, who: Identity): RestAnswer {
  if (!who.isAdmin) throw denied();
  if (method !== 'PUT') throw notSupported(`${method} of the rules`);
  space.setRules(parseBody(body));
  return { status: 200, body: { status: 'ok' } };
}

/** Answers one request of the REST interface; throws a DatabaseError for a refused or unsupported one. */
export function answerRest(request: RestRequest, findSpace: (name: string | null) => Namespace): RestAnswer {
  const { method, url } = request;
  refuseUnsupported(request);
  const who = whoAsks(request);
  const space = findSpace(namespaceOf(url, request.headers));
  if (url.pathname === rulesPath) return answerRules(request, space, who);
  if (!url.pathname.endsWith('.json')) {
    return { status: 404, body: { error: 'append .json to your request URI to use the REST API.' } };
  }
  const path = decodePath(url.pathname);
  const done = (body: unknown): RestAnswer =>
    url.searchParams.get('print') === 'silent' ? { status: 204 } : { status: 200, body };

  switch (method) {
    case 'GET':
      return done(space.read(path, who, readQuery(url)));
    case 'PUT': {
      const value = parseBody(request.body);
      space.set(path, value, who);
      return done(value);
    }
    case 'PATCH': {
      const children = parseBody(request.body);
      space.merge(path, children, who);
      return done(children);
    }
    case 'POST': {
      const name = makePushId(Date.now());
      space.set(cleanPath(`${path}/${name}`), parseBody(request.body), who);
      return done({ name });
    }
    case 'DELETE':
      space.set(path, null, who);
      return done(null);
    default:
      throw notSupported(`the method ${method}`);
  }
}
