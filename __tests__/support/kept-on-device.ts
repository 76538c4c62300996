import type { Page } from '@playwright/test';

type Record = { key: string; value?: unknown; valueEncoded?: unknown };
type Origin = {
  localStorage: { name: string; value: string }[];
  indexedDB?: { stores: { records: Record[] }[] }[];
};

/** What the site keeps on the device, by name: in local storage, and in its database of requests. */
async function readDevice(page: Page): Promise<{ local: [string, unknown][]; disk: [string, unknown][] }> {
  const { origins } = await page.context().storageState({ indexedDB: true });
  const databases = (origins as Origin[]).flatMap(({ indexedDB = [] }) => indexedDB);
  const records = databases.flatMap(({ stores }) => stores).flatMap((store) => store.records);
  return {
    local: origins.flatMap(({ localStorage }) => localStorage).map(({ name, value }) => [name, value]),
    disk: records.map(({ key, ...value }) => [key, value]),
  };
}

/** The names of what has reached the disk: local storage follows seconds later. */
export const keptOnDisk = async (page: Page): Promise<string> =>
  (await readDevice(page)).disk.map(([name]) => name).join();

/** All that the site keeps on the device, as one text. */
export const keptItems = async (page: Page): Promise<string> => JSON.stringify(await readDevice(page));

/** What the device still keeps of requests that are not confirmed, by name. */
export async function keptRequests(page: Page): Promise<string[]> {
  const { local, disk } = await readDevice(page);
  return [...local, ...disk].map(([name]) => name).filter((name) => name.startsWith('pending/'));
}
