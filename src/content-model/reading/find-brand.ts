import { parseOnce } from './parse-file';
import type { ContentFiles, Site } from '../types';

/**
 * Gives the brand, also from a file with errors of JSON that the reader can correct; undefined where the file has other
 * errors, which the content check reports.
 */
export function findBrand(files: ContentFiles): Site['brand'] | undefined {
  const file = files.find(({ path }) => path === 'site/brand.json');
  const draft = file && parseOnce(file).draft;
  return draft?.kind === 'site' && draft.name === 'brand' ? draft.data : undefined;
}
