import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { listStored, readStored, removeStored, writeStored } from '../storage';

const storeName = 'outbox';
const opened = createStore('requests', storeName);

/** Strict durability: a write settles when it is on the disk, so that it survives a crash of the browser. */
const disk: UseStore = async (mode, use) => {
  const database = await opened('readonly', ({ transaction }) => transaction.db);
  return use(database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName));
};

/** The folders of our names in local storage, which other parts of the site use too. */
const folders = ['pending', 'confirmed'];

function readLocalStorage(): [string, unknown][] {
  const names = listStored('localStorage').filter((name) => folders.includes(name.split('/')[0] ?? ''));
  return names.map((name) => [name, readStored('localStorage', name)]);
}

/**
 * Keeps a value on the device under a name like `pending/abc`; when the promise settles, the value is on the disk. Until
 * then, and where the browser refuses IndexedDB, local storage has it: it is written at once, so that the value survives
 * a visitor who leaves immediately. Never rejects.
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

/** Removes a value from the device, wherever it is. Never rejects. */
export async function forgetOnDevice(name: string): Promise<void> {
  removeStored('localStorage', name);
  await del(name, disk).catch(() => undefined);
}

/** Gives all values on the device by name. Never rejects. */
export async function readDevice(): Promise<Map<string, unknown>> {
  const onDisk = await entries<string, unknown>(disk).catch(() => []);
  // A value in local storage is newer: it is on its way to the disk.
  return new Map([...onDisk, ...readLocalStorage()]);
}
