import type { DrawnFiles } from '../../src/content-model/gatsby/answer-query';

function loadOnce<Value>(address: string): () => Promise<Value | undefined> {
  let loading: Promise<Value | undefined> | undefined;
  return () =>
    (loading ??= fetch(address).then(async (response) => (response.ok ? response.json() : undefined)));
}

/**
 * Gives where the drawings of the brand are served; the poster is missing if the brand could not be read when the screen was
 * built.
 */
export const readDrawn = loadOnce<Partial<DrawnFiles>>('/admin/drawings.json');

/** Gives the phones of the locations, by location; undefined on a published screen, which knows none. */
export const readPhones = loadOnce<Record<string, string>>('/admin/phones.json');
