import { deviceDatabase } from './early-page';

/** True where the browser cannot list its databases. Rejects where it refuses them. */
export async function hasDeviceDatabase(): Promise<boolean> {
  // Firefox 115 lacks it.
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === deviceDatabase) ?? true;
}
