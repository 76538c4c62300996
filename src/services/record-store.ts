import type { RecordPath, SavedRecord } from '../domain/records';
import { failed, succeeded, type Result } from '../domain/result';

const deadlineMs = 10_000;

/** A record and the push id it is saved under: sending it again can neither be refused nor double it. */
export type KeyedRecord = { path: RecordPath; key: string; record: SavedRecord };

const loadSdk = () => import('./realtime-database');

/** Loads the SDK and opens the connection, so that neither is waited for at submit. */
export async function warmUp(): Promise<void> {
  const sdk = await loadSdk();
  sdk.openConnection();
}

/** Gives the record its push id. Fails when the SDK cannot be loaded. */
export async function keyRecord(path: RecordPath, record: SavedRecord): Promise<Result<KeyedRecord>> {
  try {
    const sdk = await loadSdk();
    return succeeded({ path, key: sdk.newKey(path), record });
  } catch (cause) {
    return failed(cause);
  }
}

/** Saves the record; a refusal, a passed deadline and an SDK that cannot be loaded are failures. */
export async function saveRecord({ path, key, record }: KeyedRecord): Promise<Result<string>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Without a server the SDK's promises never settle.
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The database did not confirm ${path}/${key} in ${deadlineMs / 1000} s`)),
      deadlineMs,
    );
  });
  try {
    const sdk = await loadSdk();
    await Promise.race([sdk.write(`${path}/${key}`, record), deadline]);
    return succeeded(key);
  } catch (cause) {
    return failed(cause);
  } finally {
    clearTimeout(timer);
  }
}
