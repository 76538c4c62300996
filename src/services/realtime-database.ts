import { initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  ref,
  set,
  type Database,
} from 'firebase/database';
import { databaseAddress, settings } from './settings';

/**
 * The Firebase SDK. Only `record-sender` loads this file, with a dynamic import, when a form is first touched or
 * something is left to send: no page carries it.
 */
let database: Promise<Database> | undefined;

async function connect(): Promise<Database> {
  const { origin, local, namespace } = databaseAddress();
  const app = initializeApp({ ...settings.firebase, databaseURL: origin });
  if (settings.appCheckKey) {
    const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
    const provider = new ReCaptchaEnterpriseProvider(settings.appCheckKey);
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  }
  if (!local) return getDatabase(app);
  // After one failed WebSocket the SDK would fall back to long polling, which the local database does not speak.
  forceWebSockets();
  const connected = getDatabase(app, `http://${local.host}:${local.port}?ns=${namespace}`);
  connectDatabaseEmulator(connected, local.host, local.port);
  return connected;
}

function opened(): Promise<Database> {
  return (database ??= connect());
}

/** Opens the connection ahead of the first write. */
export async function openConnection(): Promise<void> {
  await opened();
}

/** Tries the connection again now, instead of after the SDK's own growing pause. */
export async function reconnect(): Promise<void> {
  const connected = await opened();
  goOffline(connected);
  goOnline(connected);
}

/** Settles when the database has confirmed or refused; never, while it cannot be reached. */
export async function write(path: string, value: object): Promise<void> {
  await set(ref(await opened(), path), value);
}
