import { isRefused, writeByRest } from './database-rest';
import { inBackground } from './in-background';
import { within } from '../../../shared/browser/deadline';

/** The time in which the socket must confirm a record; after it the record also goes by REST. */
const socketFirstMs = 2_500;

const unsettled = new Map<string, Promise<void>>();
/** Whether the socket answered the last time; while it does not, nothing waits for it. */
let isAnswering = true;

const loadSdk = () => import('./realtime-database');

export async function warmUp(): Promise<void> {
  inBackground('prepare');
  await (await loadSdk()).openConnection();
}

/** Starts the write of a record once: without a connection the SDK keeps the write, and its promise does not settle. */
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

/** Throws a refusal, because REST would get the same answer; gives false for any other failure. */
function passRefusal(cause: unknown): false {
  if (isRefused(cause)) throw cause;
  return false;
}

/** By the socket and, unless that confirms in 2.5 s, by REST to the same key. Calls `onConfirmed` when the socket does, however late. */
export async function deliver(path: string, value: object, onConfirmed: () => void): Promise<void> {
  const waitMs = isAnswering && !unsettled.has(path) ? socketFirstMs : 0;
  const confirmed = writeBySocket(path, value, onConfirmed).then(() => (isAnswering = true));
  const isInTime = await within(waitMs, confirmed).catch(passRefusal);
  if (isInTime) return;
  isAnswering = false;
  await Promise.race([confirmed.catch(() => never), writeByRest('PUT', path, value)]);
}
