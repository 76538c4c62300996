import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folders that a build makes. */
export const made = ['public', '.cache', '.local'];
/** The folder that all copies share, because it is too large to copy. */
const shared = 'node_modules';

/** Copies the project into a folder, without what a build has made and what else is left out. */
export function copyProject(dir: string, ...leftOut: string[]): void {
  for (const name of readdirSync('.')) {
    // With their times as they were, Gatsby would take one copied picture for another: it knows a file by time and inode.
    if (![...made, shared, ...leftOut].includes(name))
      cpSync(name, path.join(dir, name), { recursive: true });
  }
  symlinkSync(path.resolve(shared), path.join(dir, shared));
}

/** Runs the task in a copy of the project, so that the builds of this folder stay. */
export async function withCopy<Value>(task: (dir: string) => Promise<Value>): Promise<Value> {
  const dir = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  try {
    copyProject(dir);
    return await task(dir);
  } finally {
    rmSync(dir, { recursive: true, maxRetries: 3 });
  }
}
