import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Gatsby's scripts and styles with their maps and licenses, a table of chunks, and a worker for scripts of third parties. */
const ofGatsby = /\.(js|css|map|LICENSE\.txt)$|^(webpack\.stats\.json|chunk-map\.json|~partytown)$/;

/** Gatsby publishes what it makes of a file in a folder that is named by the file's digest. */
const digestName = /^[0-9a-f]{32}$/;

/**
 * Removes from public/ what Gatsby puts there for no page (60 files of 3.4 MB), and what earlier builds made of content
 * that is gone: a removed photograph must not stay online. The next build needs the page-data; hosting leaves it out.
 */
export function cleanPublic(publicDir: string, digests: ReadonlySet<string>): void {
  const remove = (folder: string, isOver: (name: string) => boolean): void => {
    for (const name of readdirSync(folder).filter(isOver))
      rmSync(path.join(folder, name), { recursive: true });
  };
  remove(publicDir, (name) => ofGatsby.test(name));
  remove(path.join(publicDir, 'static'), (name) => digestName.test(name) && !digests.has(name));
}
