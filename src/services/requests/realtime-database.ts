import {
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  ref,
  set,
  type Database,
} from 'firebase/database';
import { openFirebaseApp } from './firebase-app';
import { databaseAddress, databaseUrl } from '../settings';

/**
 * The Firebase SDK: the first of the two roads to the database. Only `delivery` loads this file, with a dynamic import,
 * when a form is first touched or something is left to send: no page carries it.
 */
let database: Promise<Database> | undefined;
/** A connection takes a few seconds on a slow line: within them it is not begun anew. */
const leastConnectMs = 10_000;
let connectedAt = -Infinity;

async function connect(): Promise<Database> {
  const { app } = await openFirebaseApp();
  // After one failed WebSocket the SDK would fall back to long polling, whose scripts the page's own policy blocks.
  forceWebSockets();
  return getDatabase(app, databaseUrl(databaseAddress()));
}

function opened(): Promise<Database> {
  database ??= connect().catch((cause: unknown) => {
    database = undefined;
    throw cause;
  });
  return database;
}

/** Opens the connection ahead of the first write: the SDK by itself waits for that. */
export async function openConnection(): Promise<void> {
  goOnline(await opened());
  connectedAt = performance.now();
}

/** Tries the connection again now, instead of after the SDK's own growing pause. */
export async function reconnect(): Promise<void> {
  if (performance.now() - connectedAt < leastConnectMs) return;
  goOffline(await opened());
  await openConnection();
}

/** Settles when the database has confirmed or refused; never, while it cannot be reached. */
export async function write(path: string, value: object): Promise<void> {
  await set(ref(await opened(), path), value);
}
