import 'fake-indexeddb/auto';
import { forgetOnDevice, keepOnDevice, readDevice } from '../../../src/services/requests/durable-store';

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

test('a page that is left at once has kept the value in local storage', async () => {
  const kept = keepOnDevice('pending/a', request);
  expect(localStorage.getItem('pending/a')).toBe(JSON.stringify(request));
  await kept;
  expect(localStorage.getItem('pending/a')).toBeNull();
});

test('what is forgotten is gone', async () => {
  await keepOnDevice('pending/a', request);
  await forgetOnDevice('pending/a');
  expect((await readDevice()).size).toBe(0);
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

test('what an earlier version of the site has kept in local storage is found, and moves to the disk', async () => {
  localStorage.setItem('pending/a', JSON.stringify(request));
  localStorage.setItem('touches', '{}');
  expect(await readDevice()).toStrictEqual(new Map([['pending/a', request]]));
  await keepOnDevice('pending/a', { ...request, isSent: true });
  expect(localStorage.getItem('pending/a')).toBeNull();
  expect((await readDevice()).get('pending/a')).toMatchObject({ isSent: true });
});

test('a text that is no value of ours is read as nothing', async () => {
  localStorage.setItem('pending/broken', '{"key":');
  expect(await readDevice()).toStrictEqual(new Map([['pending/broken', undefined]]));
});
