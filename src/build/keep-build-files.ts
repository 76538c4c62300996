import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Gatsby's scripts and styles with their maps and licenses, a table of chunks, and a worker for scripts of third parties. */
const ofGatsby = /\.(js|css|map|LICENSE\.txt)$|^(webpack\.stats\.json|chunk-map\.json|~partytown)$/;

/** Removes from public/ what Gatsby puts there and no page asks for. Its page-data stays for the next build: hosting leaves it out. */
export function keepBuildFiles(publicDir: string): void {
  for (const name of readdirSync(publicDir).filter((each) => ofGatsby.test(each)))
    rmSync(path.join(publicDir, name), { recursive: true });
}
