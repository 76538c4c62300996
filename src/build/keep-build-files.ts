import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What webpack made. */
const statsFile = 'webpack.stats.json';

/** A table of chunks, and a worker for scripts of third parties. */
const unused = ['chunk-map.json', '~partytown'];

/** What the HTML has in it or has no use for: Gatsby's scripts and styles, with their maps and licenses. */
const ofGatsby = /\.(js|css|map|LICENSE\.txt)$/;

/** Removes from public/ what Gatsby puts there and no page asks for. Its page-data stays for the next build: hosting leaves it out. */
export function keepBuildFiles(publicDir: string): void {
  const names = readdirSync(publicDir).filter((name) => ofGatsby.test(name));
  for (const name of [statsFile, ...unused, ...names])
    rmSync(path.join(publicDir, name), { recursive: true, force: true });
}
