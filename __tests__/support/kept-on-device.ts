import type { Page } from '@playwright/test';

/** All that the site keeps on the device: local storage, and what its database holds of requests, by name; or that alone. */
function readDevice(page: Page, isDiskOnly = false): Promise<Record<string, unknown>> {
  // Without named functions: what runs in the page knows no helper of the compiler.
  return page.evaluate(async (isWithoutLocal) => {
    const kept: Record<string, unknown> = {};
    try {
      if (!isWithoutLocal) Object.assign(kept, localStorage);
      const known = await indexedDB.databases();
      // Opened before the site has made it, it would be made empty.
      if (!known.some(({ name }) => name === 'requests')) return kept;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('requests');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as Error));
      });
      const store = database.transaction('outbox').objectStore('outbox');
      const [names, values] = await Promise.all(
        [store.getAllKeys(), store.getAll()].map(
          (request) =>
            new Promise<unknown[]>((resolve, reject) => {
              request.addEventListener('success', () => resolve(request.result));
              request.addEventListener('error', () => reject(request.error as Error));
            }),
        ),
      );
      database.close();
      names?.forEach((name, index) => Object.assign(kept, { [String(name)]: values?.[index] }));
    } catch {
      // Refused: nothing is kept there.
    }
    return kept;
  }, isDiskOnly);
}

/** The names of what has reached the disk: local storage follows seconds later. */
export const keptOnDisk = async (page: Page): Promise<string> =>
  Object.keys(await readDevice(page, true)).join();

/** All that the site keeps on the device, as one text. */
export async function keptItems(page: Page): Promise<string> {
  return JSON.stringify(await readDevice(page));
}

/** What the device still keeps of requests that are not confirmed, by name. */
export async function keptRequests(page: Page): Promise<string[]> {
  return Object.keys(await readDevice(page)).filter((name) => name.startsWith('pending/'));
}
