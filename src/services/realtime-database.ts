import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  forceWebSockets,
  getDatabase,
  push,
  ref,
  set,
  type Database,
} from 'firebase/database';
import { databaseAddress, settings } from './settings';

/**
 * The Firebase SDK. Only `record-store` loads this file, with a dynamic import, when a form is first
 * touched: no page carries it.
 */
let database: Database | undefined;

function app(): FirebaseApp {
  const { origin } = databaseAddress();
  return initializeApp({ ...settings.firebase, databaseURL: origin });
}

function connect(): Database {
  const { local, namespace } = databaseAddress();
  if (!local) return getDatabase(app());
  // After one failed WebSocket the SDK would fall back to long polling, which the local database does not speak.
  forceWebSockets();
  const connected = getDatabase(app(), `http://${local.host}:${local.port}?ns=${namespace}`);
  connectDatabaseEmulator(connected, local.host, local.port);
  return connected;
}

function opened(): Database {
  return (database ??= connect());
}

/** Opens the connection ahead of the first write. */
export function openConnection(): void {
  opened();
}

/** A new push id under `path`, made on this device. */
export function newKey(path: string): string {
  return push(ref(opened(), path)).key as string;
}

/** Settles when the database has confirmed or refused; never, while it cannot be reached. */
export function write(path: string, value: object): Promise<void> {
  return set(ref(opened(), path), value);
}
