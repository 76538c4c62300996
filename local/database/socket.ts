import { randomUUID } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { DatabaseFault, notSupported } from './faults';
import { anonymous, identify } from './identity';
import { cleanPath } from './keys';
import type { Listener, Namespace } from './namespace';

/** The body of a request: path, data, credential, query and hash, as the SDK's protocol (version 5) names them. */
type Body = { p?: unknown; d?: unknown; cred?: unknown; q?: object; h?: unknown };
type Request = { r: number; a: string; b: Body };
type Action = (body: Body) => unknown;

const framePieces = /^\d{1,6}$/;

/** Puts together the pieces in which the SDK sends a long text: the bare count first. */
function createAssembler(): (frame: string) => string | null {
  let missing = 0;
  let assembled = '';
  return (frame) => {
    if (missing > 0) {
      assembled += frame;
      missing -= 1;
      return missing === 0 ? assembled : null;
    }
    if (!framePieces.test(frame)) return frame;
    // A bare 0 keeps the line open and announces nothing.
    missing = Number(frame);
    assembled = '';
    return null;
  };
}

function parseMessage(text: string): { t: string; d: { t?: string } & Partial<Request> } | null {
  try {
    const message: unknown = JSON.parse(text);
    const d = (message as { d?: unknown } | null)?.d;
    return typeof d === 'object' && d !== null ? (message as ReturnType<typeof parseMessage>) : null;
  } catch {
    return null;
  }
}

function describe(action: string, body: Body): string {
  if (body.h !== undefined && action === 'p') return 'transactions';
  if (body.q && Object.keys(body.q).length > 0) return 'queries';
  if (action.startsWith('o')) return 'onDisconnect';
  return `the action "${action.slice(0, 20)}"`;
}

const nothing = (): object => ({});

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
  const send = (message: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const push = (path: string, value: unknown): void =>
    send({ t: 'd', d: { a: 'd', b: { p: path, d: value } } });

  const stopListening = (path: string): void => {
    const listener = listening.get(path);
    if (listener) space.listeners.delete(listener);
    listening.delete(path);
  };
  const listen = (path: string): void => {
    const value = space.read(path, who);
    stopListening(path);
    const listener = { path, send: push };
    listening.set(path, listener);
    space.listeners.add(listener);
    push(path, value);
  };
  const signIn = (body: Body): object => {
    who = identify(body.cred);
    return { auth: who.auth };
  };
  const actions = new Map<string, Action>([
    ['s', nothing],
    ['appcheck', nothing],
    ['unappeck', nothing],
    ['auth', signIn],
    ['gauth', signIn],
    ['unauth', () => ((who = anonymous), {})],
    ['g', ({ p }) => space.read(cleanPath(p), who)],
    ['q', ({ p }) => (listen(cleanPath(p)), {})],
    ['n', ({ p }) => (stopListening(cleanPath(p)), {})],
    ['p', ({ p, d }) => (space.set(cleanPath(p), d ?? null, who), '')],
    ['m', ({ p, d }) => (space.merge(cleanPath(p), d, who), '')],
  ]);

  const perform = (name: string, body: Body): unknown => {
    const action = actions.get(name);
    const isAsked = (body.h === undefined || name !== 'p') && Object.keys(body.q ?? {}).length === 0;
    if (!action || !isAsked) throw notSupported(describe(name, body));
    return action(body);
  };

  const answer = ({ r, a, b }: Request): void => {
    try {
      send({ t: 'd', d: { r, b: { s: 'ok', d: perform(a, b) } } });
    } catch (cause) {
      const fault = cause instanceof DatabaseFault ? cause : null;
      const reason = fault?.message ?? String(cause);
      log(`${a} ${String(b.p)}: ${reason}`);
      send({ t: 'd', d: { r, b: { s: fault?.status ?? 'internal_error', d: reason } } });
    }
  };

  const receive = (data: RawData): void => {
    const text = assemble(data.toString());
    if (text === null) return;
    const message = parseMessage(text);
    if (!message) return socket.close(1007, 'Expected a message of the database protocol');
    const { t, d } = message;
    if (t === 'c') {
      // Unanswered, the SDK would drop the line after 30 s.
      if (d.t === 'p') send({ t: 'c', d: { t: 'o', d: {} } });
      return;
    }
    const body = typeof d.b === 'object' && d.b !== null ? d.b : {};
    answer({ r: Number(d.r), a: String(d.a), b: body });
  };

  socket.on('message', receive);
  socket.on('error', (error) => log(`connection: ${error.message}`));
  socket.on('close', () => {
    for (const path of listening.keys()) stopListening(path);
  });
  const session = randomUUID().replaceAll('-', '');
  send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: session } } });
}
