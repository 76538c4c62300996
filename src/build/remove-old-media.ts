import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Gatsby publishes what it makes of a file in a folder that is named by the file's digest. */
const digestName = /^[0-9a-f]{32}$/;

/** Deletes what earlier builds made of files that the content no longer has: a removed photograph must not stay online. */
export function removeOldMedia(folder: string, digests: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (digestName.test(name) && !digests.has(name)) rmSync(path.join(folder, name), { recursive: true });
}
