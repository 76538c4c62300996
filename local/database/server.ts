import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { isOwnHost, isOwnOrigin, listenOnLoopback } from '../loopback';
import { asDatabaseError, foreign, invalid } from './database-error';
import { cleanPath } from './keys';
import { openNamespace, type Namespace, type WriteEvent } from './namespace';
import { answerRest, type RestAnswer } from './rest';
import { serveSocket } from './socket';

type DatabaseOptions = {
  /** 0 or undefined takes a free port. */
  port?: number;
  /** The folder of the saved data; null or undefined keeps it in memory. */
  dir?: string | null;
  rules: object;
  onWrite?: (event: WriteEvent) => void;
  log?: (line: string) => void;
};

export type LocalDatabase = Awaited<ReturnType<typeof startDatabase>>;

/** The host name of a real database, with the port of a stand-in. */
const databaseHost = /^([\w-]{1,64})\.firebaseio\.com(:\d+)?$/i;

const shown = (header: string): string => header.slice(0, 100);

/** Refuses other hosts (DNS rebinding) and pages of other sites, which a browser here lets reach this port. */
function checkSender({ host = '', origin }: IncomingHttpHeaders): void {
  if (!isOwnHost(host) && !databaseHost.test(host))
    throw foreign(`The local database answers on this machine only, not as "${shown(host)}".`);
  if (origin !== undefined && !isOwnOrigin(origin))
    throw foreign(`The local database answers pages of this machine only, not of "${shown(origin)}".`);
}

/** Gives the database that an address names, by `?ns=` or else by its host, as in production; null where it has neither. */
const namespaceOf = (url: URL, { host = '' }: IncomingHttpHeaders): string | null =>
  url.searchParams.get('ns') ?? databaseHost.exec(host)?.[1]?.toLowerCase() ?? null;

const largestBody = 1_000_000;
const namespaceName = /^[\w-]{1,64}$/;

function parseUrl({ url = '/' }: IncomingMessage): URL {
  if (!URL.canParse(url, 'http://localhost')) throw invalid('Invalid path: it is no address');
  return new URL(url, 'http://localhost');
}

function sharingHeaders({ headers: { origin, ...headers } }: IncomingMessage): OutgoingHttpHeaders {
  if (origin === undefined || !isOwnOrigin(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET,PUT,POST,PATCH,DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '3600',
  };
}

function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, etag }: RestAnswer,
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    ...(etag !== undefined && { etag }),
    ...sharingHeaders(request),
    vary: 'origin',
  });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}

function createFinder({ dir = null, rules, onWrite }: DatabaseOptions): (name: string | null) => Namespace {
  const open = new Map<string, Namespace>();
  return (name) => {
    if (name === null || !namespaceName.test(name))
      throw invalid('Missing or invalid ns: name the database with ?ns=');
    const file = dir === null ? null : path.join(dir, `${name}.json`);
    const space = open.get(name) ?? openNamespace({ rules, file, onWrite });
    open.set(name, space);
    return space;
  };
}

/** The Realtime Database on this machine only: WebSocket, REST and rules. Rejects with EADDRINUSE. */
export async function startDatabase(options: DatabaseOptions) {
  const { port = 0, log = () => undefined } = options;
  const findSpace = createFinder(options);

  const answer = async (request: IncomingMessage): Promise<RestAnswer> => {
    const { method = 'GET', headers } = request;
    try {
      checkSender(headers);
      if (method === 'OPTIONS') return { status: 204 };
      const url = parseUrl(request);
      const body = await text(request);
      if (body.length > largestBody) throw invalid('The request is larger than 1 MB');
      return answerRest({ method, url, headers, body }, findSpace(namespaceOf(url, headers)));
    } catch (cause) {
      const { message, httpStatus } = asDatabaseError(cause);
      log(`${method} ${request.url}: ${message}`);
      return { status: httpStatus, body: { error: message } };
    }
  };

  const sockets = new WebSocketServer({ noServer: true, path: '/.ws', maxPayload: largestBody });
  sockets.on('connection', (socket, request) => {
    const spaceOfSender = (): Namespace => {
      checkSender(request.headers);
      return findSpace(namespaceOf(parseUrl(request), request.headers));
    };
    serveSocket(socket, request.headers.host ?? 'localhost', spaceOfSender, log);
  });

  const listening = await listenOnLoopback(port, {
    onRequest: (request, response) =>
      void answer(request).then((answered) => writeAnswer(request, response, answered)),
    onUpgrade: (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (connection) =>
        sockets.emit('connection', connection, request),
      ),
  });

  return {
    port: listening.port,
    url: `http://localhost:${listening.port}`,
    read: (name: string, at: string): unknown => findSpace(name).read(cleanPath(at), true),
    write: (name: string, at: string, value: unknown): void =>
      findSpace(name).set(cleanPath(at), value, true),
    close: async (): Promise<void> => {
      for (const socket of sockets.clients) socket.terminate();
      await listening.close();
    },
  };
}
