import type { RawData, WebSocket } from 'ws';
import { asDatabaseError, invalid, notSupported } from './database-error';
import { cleanPath } from './keys';
import type { Namespace } from './namespace';

/** The body of a request: path, data, query and hash, as the SDK's protocol (version 5) names them. */
type RequestBody = { p?: unknown; d?: unknown; q?: object; h?: unknown };

const actionNames: Record<string, string> = { g: 'get', p: 'set', m: 'update' };

/** Joins the pieces in which the SDK sends a long text, after a frame with their number. */
function createAssembler(): (frame: string) => string | null {
  let missing = 0;
  let assembled = '';
  return (frame) => {
    if (missing > 0) {
      assembled += frame;
      missing -= 1;
      return missing === 0 ? assembled : null;
    }
    if (!/^\d{1,3}$/.test(frame)) return frame;
    // A frame with 0 only keeps the connection open.
    missing = Number(frame);
    assembled = '';
    return null;
  };
}

type Message = { t: unknown; d: { t?: unknown; r?: unknown; a?: unknown; b?: RequestBody | null } };

function parseMessage(text: string): Message {
  try {
    const message = JSON.parse(text) as Message | null;
    if (typeof message?.d === 'object' && message.d !== null) return message;
  } catch {
    // Not JSON: refused below, like any other text that is not a message.
  }
  throw invalid('Expected a message of the database protocol');
}

/** Performs one request of a client, who is always a visitor: nobody signs in on the site. */
function perform(space: Namespace, action: unknown, { p, d, q, h }: RequestBody): unknown {
  if (Object.keys(q ?? {}).length > 0) throw notSupported('queries');
  switch (action) {
    // Statistics, and the token of App Check, which is taken and not looked at.
    case 's':
    case 'appcheck':
      return {};
    case 'g':
      return space.read(cleanPath(p));
    case 'p':
      if (h !== undefined) throw notSupported('transactions');
      space.set(cleanPath(p), d);
      return '';
    case 'm':
      space.merge(cleanPath(p), d);
      return '';
    default:
      throw notSupported(`the action "${String(action).slice(0, 20)}"`);
  }
}

/** Speaks the SDK's protocol on one connection; a client without a right to it learns why, and is sent away. */
export function serveSocket(
  socket: WebSocket,
  host: string,
  findSpace: () => Namespace,
  log: (line: string) => void,
): void {
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const assemble = createAssembler();

  const answer = (space: Namespace, request: unknown, action: unknown, body: RequestBody): void => {
    const reply = (status: string, data: unknown): void =>
      send({ t: 'd', d: { r: request, b: { s: status, d: data } } });
    try {
      reply('ok', perform(space, action, body));
    } catch (cause) {
      const { status, message } = asDatabaseError(cause);
      const name = String(action).slice(0, 20);
      log(`${actionNames[name] ?? name} ${String(body.p).slice(0, 100)}: ${message}`);
      reply(status, message);
    }
  };

  /** Says the reason of a failure, which the SDK logs, and ends the connection. */
  const orRefuse = (task: () => void): void => {
    try {
      task();
    } catch (cause) {
      const { message } = asDatabaseError(cause);
      log(`connection: ${message}`);
      send({ t: 'c', d: { t: 'e', d: message } });
      socket.close(1008);
    }
  };

  // Without a listener an error, as by data that is no frame, would end this process.
  socket.on('error', (error) => log(`connection: ${error.message}`));
  orRefuse(() => {
    const space = findSpace();
    socket.on('message', (data: RawData) => {
      // The client sent this before it knew of the refusal.
      if (socket.readyState !== socket.OPEN) return;
      orRefuse(() => {
        const text = assemble(data.toString());
        if (text === null) return;
        const { t, d } = parseMessage(text);
        if (t !== 'c') answer(space, d.r, d.a, d.b ?? {});
        // Without an answer to its ping the SDK would close the connection after 30 s.
        else if (d.t === 'p') send({ t: 'c', d: { t: 'o', d: {} } });
      });
    });
    send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: '' } } });
  });
}
