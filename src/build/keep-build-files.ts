import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What webpack made: the size check looks up a page's scripts in it. */
const statsFile = 'webpack.stats.json';

/** Gatsby's table of chunks, and a worker for scripts of third parties: no page asks for either. */
const unused = ['chunk-map.json', '~partytown'];

/**
 * Takes out of public/ what Gatsby puts there for builds alone, so that no host serves it. Also source maps, which the build
 * of an earlier version has left.
 */
export function keepBuildFiles(publicDir: string, cacheDir: string): void {
  // A copy, because the two folders may be on different disks.
  copyFileSync(path.join(publicDir, statsFile), path.join(cacheDir, statsFile));
  const maps = readdirSync(publicDir).filter((name) => name.endsWith('.map'));
  for (const name of [statsFile, ...unused, ...maps])
    rmSync(path.join(publicDir, name), { recursive: true, force: true });
}
