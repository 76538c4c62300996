import 'fake-indexeddb/auto';
import * as thisVisit from '../../../../src/features/requests/services/durable-store';

const { forgetOnDevice, keepOnDevice, readDevice } = thisVisit;
const request = { key: '-OabcdefghijklmnopqA', path: 'leads', record: { name: 'Ada' } };

afterEach(async () => {
  jest.restoreAllMocks();
  for (const name of (await readDevice()).keys()) await forgetOnDevice(name);
});

/** A browser that refuses IndexedDB, as one that blocks the data of all sites. */
function refuseDatabase(): void {
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
}

test('a value is on the disk, not only handed to the browser, when its promise settles', async () => {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await keepOnDevice('pending/a', request);
  expect(transaction).toHaveBeenCalledWith('outbox', 'readwrite', { durability: 'strict' });
  expect(await readDevice()).toStrictEqual(new Map([['pending/a', request]]));
  expect(localStorage).toHaveLength(0);
});

test('where the browser refuses its database, local storage keeps it', async () => {
  refuseDatabase();
  await keepOnDevice('pending/a', request);
  expect(localStorage.getItem('pending/a')).toBe(JSON.stringify(request));
  expect(await readDevice()).toStrictEqual(new Map([['pending/a', request]]));
});

test('where that is refused too, nothing is kept and nothing fails', async () => {
  refuseDatabase();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  await keepOnDevice('pending/a', request);
  expect((await readDevice()).size).toBe(0);
});

test('what is in local storage is found too, and moves to the disk with its next change', async () => {
  localStorage.setItem('pending/a', JSON.stringify(request));
  localStorage.setItem('touches', '{}');
  localStorage.setItem('pending/broken', '{"key":');
  const found = Object.entries({ 'pending/a': request, 'pending/broken': undefined });
  expect([...(await readDevice())]).toStrictEqual(found);
  await keepOnDevice('pending/a', { ...request, isSent: true });
  expect(localStorage.getItem('pending/a')).toBeNull();
  expect((await readDevice()).get('pending/a')).toMatchObject({ isSent: true });
});

/** A database of the browser that opens, or answers, only once it is let go; perhaps never. */
function hangDatabase(): () => void {
  const open = indexedDB.open.bind(indexedDB);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  jest.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const outside = { result: undefined as unknown } as IDBOpenDBRequest;
    void held.then(() => {
      const inside = open(name);
      Object.defineProperty(outside, 'result', { get: () => inside.result });
      inside.onupgradeneeded = (event) => outside.onupgradeneeded?.(event);
      inside.onsuccess = (event) => outside.onsuccess?.(event);
    });
    return outside;
  });
  return letGo;
}

/** The store as on a visit of its own, with no connection open yet. */
async function nextVisit(): Promise<typeof thisVisit> {
  jest.resetModules();
  return import('../../../../src/features/requests/services/durable-store');
}

test('a database that opens after the value was forgotten does not bring it back', async () => {
  const letGo = hangDatabase();
  const store = await nextVisit();
  await store.keepOnDevice('pending/a', request);
  await store.forgetOnDevice('pending/a');
  letGo();
  expect((await store.readDevice()).size).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test('a database that opens late takes over the newest value, and local storage lets it go', async () => {
  const letGo = hangDatabase();
  const store = await nextVisit();
  await store.keepOnDevice('pending/a', request);
  const newer = { ...request, isSent: true };
  void store.keepOnDevice('pending/a', newer);
  const inLocalStorage = jest.spyOn(Storage.prototype, 'removeItem');
  letGo();
  expect(await store.readDevice()).toStrictEqual(new Map([['pending/a', newer]]));
  expect(localStorage).toHaveLength(0);
  expect(inLocalStorage).toHaveBeenCalledTimes(1);
});
