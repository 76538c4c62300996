import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a task with the path of a credentials file: the named one, else a private one that exists only during the task. */
export async function withCredentials<Value>(
  env: NodeJS.ProcessEnv,
  task: (file: string) => Promise<Value>,
): Promise<Value> {
  const { FIREBASE_SERVICE_ACCOUNT: key, GOOGLE_APPLICATION_CREDENTIALS: named } = env;
  if (!key) return task(String(named));
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    const file = path.join(folder, 'service-account.json');
    writeFileSync(file, key, { mode: 0o600 });
    return await task(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
