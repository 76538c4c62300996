import type { ContentFiles, Site } from '../../src/content-model/types';
import { fixturePhotoFiles } from './content-fixture-photos';
import { writeFiles } from './local-database';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>\n';

/** Writes the files of a content folder, and the logos and photographs that they name. */
export function writeContentFolder(folder: string, files: ContentFiles): void {
  for (const { path: file, source } of [...files, ...fixturePhotoFiles(files)])
    writeFiles(folder, { [file]: source });
  const brand = files.find(({ path: file }) => file === 'site/brand.json');
  if (!brand) return;
  const { logos } = JSON.parse(brand.source) as Site['brand'];
  for (const { src } of Object.values(logos)) writeFiles(folder, { [src]: picture });
}
