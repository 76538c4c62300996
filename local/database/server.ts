import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { WebSocketServer } from 'ws';
import { DatabaseFault, invalid } from './faults';
import { cleanPath } from './keys';
import { Namespace, type WriteEvent } from './namespace';
import { answerRest, type RestAnswer } from './rest';
import { serveSocket } from './socket';

export type DatabaseOptions = {
  /** 0 takes a free one. */
  port: number;
  /** Where the journals are; null keeps the data in memory. */
  dir: string | null;
  rules: object;
  onWrite?: (event: WriteEvent) => void;
  /** Told of everything that is refused. */
  log?: (line: string) => void;
};

export type LocalDatabase = {
  port: number;
  url: string;
  /** Past all rules. */
  read: (namespace: string, path: string) => unknown;
  write: (namespace: string, path: string, value: unknown) => void;
  close: () => Promise<void>;
};

const largestBody = 1_000_000;
const administrator = { auth: null, isAdmin: true };
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
      if (size > largestBody)
        reject(new DatabaseFault('The request is larger than 1 MB', 'invalid_data', 413));
      else resolve(Buffer.concat(chunks).toString());
    });
    request.on('error', reject);
  });
}

function writeAnswer(request: IncomingMessage, response: ServerResponse, { status, body }: RestAnswer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-methods': 'GET,PUT,POST,PATCH,DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '3600',
  });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}

/**
 * Starts the stand-in for the Realtime Database: the SDK's WebSocket protocol, the REST interface and the security
 * rules, on this machine only. A port in use rejects with EADDRINUSE; what is not supported is answered with a
 * plain error.
 */
export function startDatabase({ port, dir, rules, onWrite, log }: DatabaseOptions): Promise<LocalDatabase> {
  const spaces = new Map<string, Namespace>();
  const findSpace = (name: string | null): Namespace => {
    if (name === null || !namespaceName.test(name))
      throw invalid('Missing or invalid ns: name the database with ?ns=');
    const known = spaces.get(name);
    if (known) return known;
    const file = dir === null ? null : path.join(dir, `${name}.jsonl`);
    const space = new Namespace({ name, rules, file, onWrite: onWrite ?? (() => undefined) });
    spaces.set(name, space);
    return space;
  };
  const note = log ?? (() => undefined);

  const answer = async (request: IncomingMessage): Promise<RestAnswer> => {
    const method = request.method ?? 'GET';
    if (method === 'OPTIONS') return { status: 204 };
    try {
      const body = await readBody(request);
      const url = new URL(request.url ?? '/', 'http://localhost');
      return answerRest({ method, url, headers: request.headers, body }, findSpace);
    } catch (cause) {
      const fault = cause instanceof DatabaseFault ? cause : null;
      note(`${method} ${request.url}: ${fault?.message ?? String(cause)}`);
      return {
        status: fault?.httpStatus ?? 400,
        body: { error: fault?.message ?? 'The request could not be read' },
      };
    }
  };
  const server = http.createServer((request, response) => {
    void answer(request).then((answered) => writeAnswer(request, response, answered));
  });

  const sockets = new WebSocketServer({ server, path: '/.ws', maxPayload: largestBody });
  sockets.on('connection', (socket, request) => {
    try {
      const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('ns');
      serveSocket(socket, findSpace(name), request.headers.host ?? 'localhost', note);
    } catch (cause) {
      socket.close(1008, cause instanceof DatabaseFault ? cause.message : 'The request could not be read');
    }
  });

  const close = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets.clients) socket.terminate();
      server.close(() => {
        for (const space of spaces.values()) space.close();
        resolve();
      });
      server.closeAllConnections();
    });

  return new Promise((resolve, reject) => {
    sockets.on('error', reject);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const bound = (server.address() as AddressInfo).port;
      resolve({
        port: bound,
        url: `http://localhost:${bound}`,
        read: (name, at) => findSpace(name).read(cleanPath(at), administrator),
        write: (name, at, value) => findSpace(name).set(cleanPath(at), value, administrator),
        close,
      });
    });
  });
}
