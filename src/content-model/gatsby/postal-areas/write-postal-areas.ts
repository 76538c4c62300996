import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Made once from the npm package zipcodes 8.0.0: the middle of the codes of each area. */
const source = path.resolve('src/content-model/gatsby/postal-areas');
const licence = 'LICENSE-zipcodes.txt';

function readTable(country: string): [string, unknown][] {
  const text = readFileSync(path.join(source, `${country}.json`), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, unknown>);
}

/** A file for each first character, so a visitor loads a kilobyte. Gives their folder, named by a hash for caches. */
export function writePostalAreas(publicDir: string): string {
  const files = new Map<string, [string, unknown][]>();
  for (const entry of [...readTable('CA'), ...readTable('US')]) {
    const first = entry[0].charAt(0);
    files.set(first, [...(files.get(first) ?? []), entry]);
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 10);
  const folder = `static/postal-areas-${hash}`;
  mkdirSync(path.join(publicDir, folder), { recursive: true });
  for (const [first, entries] of files)
    writeFileSync(path.join(publicDir, folder, `${first}.json`), JSON.stringify(Object.fromEntries(entries)));
  // The license must be wherever the data is.
  copyFileSync(path.join(source, licence), path.join(publicDir, folder, licence));
  return `/${folder}/`;
}
