import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folders that a build makes. */
export const made = ['public', '.cache', '.local'];
/** The folder that all copies share, because it is too large to copy. */
export const shared = 'node_modules';

/** Runs the task in a copy of the project, so that the builds of this folder stay. */
export async function withCopy<Value>(task: (dir: string) => Promise<Value>): Promise<Value> {
  const dir = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  try {
    for (const name of readdirSync('.')) {
      if (![...made, shared].includes(name)) cpSync(name, path.join(dir, name), { recursive: true });
    }
    symlinkSync(path.resolve(shared), path.join(dir, shared));
    return await task(dir);
  } finally {
    rmSync(dir, { recursive: true, maxRetries: 3 });
  }
}
