import { isRefused, writeByRest } from './database-rest';
import { within } from '../deadline';

/** The socket has so long to confirm a record before it goes by REST as well. */
const socketFirstMs = 2_500;

const unsettled = new Map<string, Promise<void>>();
/** A socket that did not answer the last time is not waited for until it does. */
let isAnswering = true;

const loadSdk = () => import('./realtime-database');

/** Loads the SDK and opens the connection, so that neither is waited for at submit. */
export async function warmUp(): Promise<void> {
  await (await loadSdk()).openConnection();
}

/** The write of a record, started once: without a server the SDK keeps it and its promise does not settle. */
function writeBySocket(path: string, value: object, onConfirmed: () => void): Promise<void> {
  const running = unsettled.get(path);
  if (running) {
    loadSdk()
      .then((sdk) => sdk.reconnect())
      .catch(() => undefined);
    return running;
  }
  const started = loadSdk().then((sdk) => sdk.write(path, value));
  unsettled.set(path, started);
  started.then(onConfirmed, () => undefined).finally(() => unsettled.delete(path));
  return started;
}

const never = new Promise<never>(() => undefined);

/** A refusal is the database's own answer, which the other road would give too. */
function passRefusal(cause: unknown): false {
  if (isRefused(cause)) throw cause;
  return false;
}

/**
 * Delivers a record to its path by two roads: the SDK's socket, and, when that has not confirmed in 2.5 s or cannot be
 * had, a request of the REST interface to the same key. Whichever confirms first ends it; a key is written once, so that
 * the other road is refused and harmless. `onConfirmed` is told of the socket's confirmation however late, and may be
 * told twice. Rejects when the database has refused, or when the REST request has failed and the socket has not
 * confirmed yet.
 */
export async function deliver(path: string, value: object, onConfirmed: () => void): Promise<void> {
  const waitMs = isAnswering && !unsettled.has(path) ? socketFirstMs : 0;
  const confirmed = writeBySocket(path, value, onConfirmed).then(() => (isAnswering = true));
  const isInTime = await within(waitMs, confirmed).catch(passRefusal);
  if (isInTime) return;
  isAnswering = false;
  await Promise.race([confirmed.catch(() => never), writeByRest('PUT', path, value)]);
  onConfirmed();
}
