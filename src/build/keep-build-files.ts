import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What webpack made: the size check looks up a page's scripts in it. */
const statsFile = 'webpack.stats.json';

/** Gatsby's table of chunks, and a worker for scripts of third parties: no page asks for either. */
const unused = ['chunk-map.json', '~partytown'];

/** Removes from public/ what Gatsby puts there only for builds, and source maps of earlier builds, so no host serves it. */
export function keepBuildFiles(publicDir: string, cacheDir: string): void {
  // A copy, because the two folders may be on different disks.
  copyFileSync(path.join(publicDir, statsFile), path.join(cacheDir, statsFile));
  const maps = readdirSync(publicDir).filter((name) => name.endsWith('.map'));
  for (const name of [statsFile, ...unused, ...maps])
    rmSync(path.join(publicDir, name), { recursive: true, force: true });
}
