import {
  forceWebSockets,
  getDatabase,
  goOffline,
  goOnline,
  ref,
  set,
  type Database,
} from 'firebase/database';
import { onceUnlessFailed, openFirebaseApp } from './firebase-app';
import { databaseAddress, databaseUrl } from '../../../shared/site/settings';

/** On a slow line a connection takes a few seconds; a new attempt within this time would interrupt it. */
const leastConnectMs = 10_000;
let connectedAt = -Infinity;

async function connect(): Promise<Database> {
  const { app } = await openFirebaseApp();
  // After one failed WebSocket the SDK would fall back to long polling, whose scripts the security policy blocks.
  forceWebSockets();
  return getDatabase(app, databaseUrl(databaseAddress()));
}

/** Loaded when a visitor begins a form or the outbox has something to send: no page loads it by itself. */
const opened = onceUnlessFailed(connect);

/** Opens the connection now; the SDK by itself would wait for the first write. */
export async function openConnection(): Promise<void> {
  goOnline(await opened());
  connectedAt = performance.now();
}

/** Connects again now; the SDK by itself would wait for a growing pause. */
export async function reconnect(): Promise<void> {
  if (performance.now() - connectedAt < leastConnectMs) return;
  goOffline(await opened());
  await openConnection();
}

export async function write(path: string, value: object): Promise<void> {
  await set(ref(await opened(), path), value);
}
