import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { earlyPage } from '../../../islands/early-page';
import { deviceDatabase, deviceFolders, deviceStore } from '../../../shared/values/device-names';
import { within } from '../../../shared/browser/deadline';
import { listStored, readStored, removeStored, writeStored } from '../../../shared/browser/storage';

/** Some browsers open a database minutes later. The worker has nothing but the disk, which may be slow. */
const longestDiskMs = typeof document === 'undefined' ? 60_000 : 500;

const opened = createStore(deviceDatabase, deviceStore);

/** Strict durability: a write settles when it is on the disk, so that it survives a crash of the browser. */
const disk: UseStore = async (mode, use) => {
  const database = await opened('readonly', ({ transaction }) => transaction.db);
  return use(database.transaction(deviceStore, mode, { durability: 'strict' }).objectStore(deviceStore));
};

function readLocalStorage(): [string, unknown][] {
  const names = listStored('localStorage').filter((name) => deviceFolders.includes(name.split('/')[0] ?? ''));
  return names.map((name) => [name, readStored('localStorage', name)]);
}

/** On the disk when it settles. Until then, and without IndexedDB, local storage has it. Never rejects. */
export async function keepOnDevice(name: string, value: unknown): Promise<void> {
  writeStored('localStorage', name, value);
  const kept = set(name, value, disk).then(
    () => {
      const copy = readStored('localStorage', name);
      // A late answer must not take away the copy of a newer value.
      if (JSON.stringify(copy) === JSON.stringify(value)) removeStored('localStorage', name);
    },
    // Refused: local storage has it.
    () => undefined,
  );
  await within(longestDiskMs, kept);
}

/** The disk keeps the order of its writes, so a write that is on its way comes before this. Never rejects. */
export async function forgetOnDevice(name: string): Promise<void> {
  removeStored('localStorage', name);
  const removed = del(name, disk).catch(() => undefined);
  await within(longestDiskMs, removed);
}

/** Gives those in local storage where the disk is late; `onLate` says when it answers. Never rejects. */
export async function readDevice(onLate?: () => void): Promise<Map<string, unknown>> {
  const read = entries<string, unknown>(disk).catch(() => []);
  const onDisk = await within(longestDiskMs, read);
  if (!onDisk && onLate) void read.then(onLate);
  // A value in local storage is newer: it is on its way to the disk.
  return new Map([...(onDisk ?? []), ...readLocalStorage()]);
}

export function forgetEarlySubmission(form: string): void {
  const { stored } = earlyPage();
  const name = stored[form];
  if (!name) return;
  delete stored[form];
  void forgetOnDevice(name);
}
