import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { isOwnOrigin, listenOnLoopback } from '../loopback';
import { asDatabaseError, invalid, tooLarge, type DatabaseError } from './database-error';
import { administrator } from './identity';
import { cleanPath } from './keys';
import { Namespace, type WriteEvent } from './namespace';
import { checkSender, namespaceOf } from './own-hosts';
import { answerRest, type RestAnswer } from './rest';
import { serveSocket } from './socket';

type DatabaseOptions = {
  /** 0 or undefined takes a free port. */
  port?: number;
  /** The folder of the journals; null or undefined keeps the data in memory. */
  dir?: string | null;
  rules: object;
  /** Called for every accepted write. */
  onWrite?: (event: WriteEvent) => void;
  /** Called for everything that is refused. */
  log?: (line: string) => void;
};

export type LocalDatabase = {
  port: number;
  url: string;
  /** Reads and writes without the rules. */
  read: (namespace: string, path: string) => unknown;
  write: (namespace: string, path: string, value: unknown) => void;
  close: () => Promise<void>;
};

const largestBody = 1_000_000;
const namespaceName = /^[\w-]{1,64}$/;

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largestBody) chunks.push(chunk);
    });
    request.on('end', () => {
      if (size > largestBody) reject(tooLarge());
      else resolve(Buffer.concat(chunks).toString());
    });
    request.on('error', reject);
  });
}

function parseUrl(request: IncomingMessage): URL {
  const address = request.url ?? '/';
  if (!URL.canParse(address, 'http://localhost')) throw invalid('Invalid path: it is no address');
  return new URL(address, 'http://localhost');
}

/** Gives the headers that let a page of this machine read the answer; none for any other page. */
function sharingHeaders({ headers: { origin, ...headers } }: IncomingMessage): OutgoingHttpHeaders {
  if (origin === undefined || !isOwnOrigin(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET,PUT,POST,PATCH,DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '3600',
  };
}

function writeAnswer(request: IncomingMessage, response: ServerResponse, { status, body }: RestAnswer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    ...sharingHeaders(request),
    vary: 'origin',
  });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}

/** Refuses a socket with the reason; browsers do not show it, but somebody who tries by hand can read it. */
function refuseUpgrade(socket: Duplex, { httpStatus, message }: DatabaseError): void {
  const body = JSON.stringify({ error: message });
  const head = [
    `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // If the client has already gone, an error without a listener would end this process.
  socket.on('error', () => undefined);
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Gives a function that finds a namespace of one server, and opens it when a request first names it. */
function createFinder({
  dir = null,
  rules,
  onWrite,
  log,
}: DatabaseOptions): (name: string | null) => Namespace {
  const open = new Map<string, Namespace>();
  const tell = (event: WriteEvent): void => {
    try {
      onWrite?.(event);
    } catch (cause) {
      // The record is saved, so a listener that fails must not cause a refusal.
      log?.(`after the write of ${event.path}: ${String(cause)}`);
    }
  };
  return (name) => {
    if (name === null || !namespaceName.test(name))
      throw invalid('Missing or invalid ns: name the database with ?ns=');
    const known = open.get(name);
    if (known) return known;
    const file = dir === null ? null : path.join(dir, `${name}.jsonl`);
    const space = new Namespace({ name, rules, file, onWrite: tell });
    open.set(name, space);
    return space;
  };
}

/**
 * Starts the stand-in for the Realtime Database, on this machine only: the SDK's WebSocket protocol, the REST interface
 * and the security rules. Rejects with EADDRINUSE if the port is in use; answers unsupported requests with a plain
 * error.
 */
export async function startDatabase(options: DatabaseOptions): Promise<LocalDatabase> {
  const { port = 0, log = () => undefined } = options;
  const findSpace = createFinder(options);

  const answer = async (request: IncomingMessage): Promise<RestAnswer> => {
    const method = request.method ?? 'GET';
    try {
      checkSender(request.headers);
      if (method === 'OPTIONS') return { status: 204 };
      const url = parseUrl(request);
      const body = await readBody(request);
      return answerRest({ method, url, headers: request.headers, body }, findSpace);
    } catch (cause) {
      const error = asDatabaseError(cause);
      log(`${method} ${request.url}: ${error.message}`);
      return { status: error.httpStatus, body: { error: error.message } };
    }
  };

  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestBody });
  const connect = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    try {
      checkSender(request.headers);
      const url = parseUrl(request);
      if (url.pathname !== '/.ws') throw invalid('Connections are made to /.ws');
      const space = findSpace(namespaceOf(url, request.headers));
      sockets.handleUpgrade(request, socket, head, (connection) =>
        serveSocket(connection, space, request.headers.host ?? 'localhost', log),
      );
    } catch (cause) {
      const error = asDatabaseError(cause);
      log(`connection to ${request.url}: ${error.message}`);
      refuseUpgrade(socket, error);
    }
  };

  const listening = await listenOnLoopback(port, {
    onRequest: (request, response) => {
      answer(request)
        .then((answered) => writeAnswer(request, response, answered))
        .catch((cause: unknown) => {
          log(`${request.method} ${request.url}: ${String(cause)}`);
          response.destroy();
        });
    },
    onUpgrade: connect,
  });

  return {
    port: listening.port,
    url: `http://localhost:${listening.port}`,
    read: (name, at) => findSpace(name).read(cleanPath(at), administrator),
    write: (name, at, value) => findSpace(name).set(cleanPath(at), value, administrator),
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await listening.close();
    },
  };
}
