import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { listStored, readStored, removeStored, writeStored } from '../storage';

const storeName = 'outbox';
const opened = createStore('requests', storeName);

/** Strict: a write settles when it is on the disk, where the end of the browser's process cannot take it back. */
const disk: UseStore = async (mode, use) => {
  const database = await opened('readonly', ({ transaction }) => transaction.db);
  return use(database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName));
};

/** The first folder of a name in local storage, which other parts of the site use too. */
const folders = ['pending', 'confirmed'];

function readLocalStorage(): [string, unknown][] {
  const names = listStored('localStorage').filter((name) => folders.includes(name.split('/')[0] ?? ''));
  return names.map((name) => [name, readStored('localStorage', name)]);
}

/**
 * Keeps a value on the device under a name like `pending/abc`: on the disk by the time the promise settles, in local
 * storage until then, which a page that is left at once has written, and where the browser refuses its database. It never
 * rejects.
 */
export async function keepOnDevice(name: string, value: unknown): Promise<void> {
  writeStored('localStorage', name, value);
  try {
    await set(name, value, disk);
    removeStored('localStorage', name);
  } catch {
    // Refused: local storage has it.
  }
}

/** Removes a value from the device, wherever it is kept. It never rejects. */
export async function forgetOnDevice(name: string): Promise<void> {
  removeStored('localStorage', name);
  await del(name, disk).catch(() => undefined);
}

/** Gives all that is kept, by name. It never rejects. */
export async function readDevice(): Promise<Map<string, unknown>> {
  const onDisk = await entries<string, unknown>(disk).catch(() => []);
  // What is in local storage is newer: it is on its way to the disk.
  return new Map([...onDisk, ...readLocalStorage()]);
}
