import { parseOnce } from './parse-once';
import type { ContentFile, Site } from '../types';

/** The brand, slips in how its file is written mended; undefined where more is wrong with it, which the checks tell. */
export function findBrand(files: readonly ContentFile[]): Site['brand'] | undefined {
  const file = files.find(({ path }) => path === 'site/brand.json');
  const draft = file && parseOnce(file).draft;
  return draft?.kind === 'site' && draft.name === 'brand' ? draft.data : undefined;
}
