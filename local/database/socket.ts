import { randomUUID } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { asDatabaseError, invalid, notSupported, tooLarge, type DatabaseError } from './database-error';
import { anonymous, identify } from './identity';
import { cleanPath } from './keys';
import type { Listener, Namespace } from './namespace';

/** The body of a request: path, data, credential, query and hash, as the SDK's protocol (version 5) names them. */
type RequestBody = { p?: unknown; d?: unknown; cred?: unknown; q?: unknown; h?: unknown };
type Action = (body: RequestBody) => unknown;

const actionNames = new Map([
  ['p', 'set'],
  ['m', 'update'],
  ['g', 'get'],
  ['q', 'listen'],
  ['auth', 'sign-in'],
]);

const framePieces = /^\d{1,6}$/;
const longestMessage = 1_000_000;

/** Joins the pieces in which the SDK sends a long text, after a frame with their number. */
function createAssembler(): (frame: string) => string | null {
  let missing = 0;
  let assembled = '';
  return (frame) => {
    if (missing > 0) {
      assembled += frame;
      if (assembled.length > longestMessage) throw tooLarge();
      missing -= 1;
      return missing === 0 ? assembled : null;
    }
    if (!framePieces.test(frame)) return frame;
    // A frame with 0 only keeps the connection open.
    missing = Number(frame);
    assembled = '';
    return null;
  };
}

function parseMessage(text: string): {
  t: unknown;
  d: { t?: unknown; r?: unknown; a?: unknown; b?: unknown };
} {
  try {
    const message = JSON.parse(text) as { t: unknown; d: unknown } | null;
    if (typeof message?.d === 'object' && message.d !== null) return { t: message.t, d: message.d };
  } catch {
    // Not JSON: refused below, like any other text that is not a message.
  }
  throw invalid('Expected a message of the database protocol');
}

function hasQuery({ q }: RequestBody): boolean {
  return typeof q === 'object' ? Object.keys(q ?? {}).length > 0 : q !== undefined;
}

/** Refuses requests that would change the real database's answer and that this one does not support. */
function refuseUnsupported(action: string, body: RequestBody, known: Map<string, Action>): void {
  if (['o', 'om', 'oc'].includes(action)) throw notSupported('onDisconnect');
  if (!known.has(action)) throw notSupported(`the action "${action.slice(0, 20)}"`);
  if (hasQuery(body)) throw notSupported('queries');
  if (body.h !== undefined && action === 'p') throw notSupported('transactions');
}

/** Gives the status of a refusal; where the SDK would show the status only (listen, transaction), with the reason. */
function statusOf({ status, message }: DatabaseError, action: string, body: RequestBody): string {
  const isReasonLost = action === 'q' || (action === 'p' && body.h !== undefined);
  return status === 'not_supported' && isReasonLost ? message : status;
}

type Send = (message: object) => void;

function createSend(socket: WebSocket): Send {
  return (message) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
}

/** Sends the reason, which the SDK logs, and ends the connection. */
function refuseSocket(socket: WebSocket, reason: string): void {
  // Data that is no frame causes an error, which would end this process without a listener.
  socket.on('error', () => undefined);
  createSend(socket)({ t: 'c', d: { t: 'e', d: reason } });
  socket.close(1008);
}

/** Speaks the SDK's protocol on one connection. */
export function serveSocket(
  socket: WebSocket,
  space: Namespace,
  host: string,
  log: (line: string) => void,
): void {
  let who = anonymous;
  const assemble = createAssembler();
  const listening = new Map<string, Listener>();
  const send = createSend(socket);
  const push = (path: string, value: unknown): void =>
    send({ t: 'd', d: { a: 'd', b: { p: path, d: value } } });

  const stopListening = (path: string): void => {
    const listener = listening.get(path);
    if (listener) space.listeners.delete(listener);
    listening.delete(path);
  };
  const listen = (path: string): void => {
    const value = space.export(path, who);
    stopListening(path);
    const listener = { path, send: push };
    listening.set(path, listener);
    space.listeners.add(listener);
    push(path, value);
  };
  const signIn = (body: RequestBody): object => {
    who = identify(body.cred);
    return { auth: who.auth };
  };
  const nothing = (): object => ({});
  const actions = new Map<string, Action>([
    ['s', nothing],
    ['appcheck', nothing],
    ['unappeck', nothing],
    ['auth', signIn],
    ['gauth', signIn],
    ['unauth', () => ((who = anonymous), {})],
    ['g', ({ p }) => space.export(cleanPath(p), who)],
    ['q', ({ p }) => (listen(cleanPath(p)), {})],
    ['n', ({ p }) => (stopListening(cleanPath(p)), {})],
    ['p', ({ p, d }) => (space.set(cleanPath(p), d, who), '')],
    ['m', ({ p, d }) => (space.merge(cleanPath(p), d, who), '')],
  ]);

  const perform = (name: string, body: RequestBody): unknown => {
    refuseUnsupported(name, body, actions);
    return actions.get(name)?.(body);
  };

  const answer = (request: unknown, name: string, body: RequestBody): void => {
    const reply = (status: string, data: unknown): void =>
      send({ t: 'd', d: { r: request, b: { s: status, d: data } } });
    try {
      reply('ok', perform(name, body));
    } catch (cause) {
      const error = asDatabaseError(cause);
      const path = typeof body.p === 'string' ? ` ${body.p.slice(0, 100)}` : '';
      log(`${actionNames.get(name) ?? name.slice(0, 20)}${path}: ${error.message}`);
      reply(statusOf(error, name, body), error.message);
    }
  };

  const receive = (frame: string): void => {
    const text = assemble(frame);
    if (text === null) return;
    const { t, d } = parseMessage(text);
    if (t !== 'c') {
      const body: RequestBody = typeof d.b === 'object' && d.b !== null ? d.b : {};
      answer(d.r, String(d.a), body);
    } else if (d.t === 'p') {
      // Without an answer the SDK would close the connection after 30 s.
      send({ t: 'c', d: { t: 'o', d: {} } });
    }
  };

  socket.on('message', (data: RawData) => {
    // The client sent this before it knew of the refusal.
    if (socket.readyState !== socket.OPEN) return;
    try {
      receive(data.toString());
    } catch (cause) {
      const { message } = asDatabaseError(cause);
      log(`connection: ${message}`);
      refuseSocket(socket, message);
    }
  });
  socket.on('error', (error) => log(`connection: ${error.message}`));
  socket.on('close', () => {
    for (const path of listening.keys()) stopListening(path);
  });
  const session = randomUUID().replaceAll('-', '');
  send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: session } } });
}
