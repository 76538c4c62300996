import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import { type Group, isGroup } from '../../src/content-model/reading/walk';
import type { ContentFile } from '../../src/content-model/types';
import { readFields, sourceOf } from './format-content';

/** The new text of a file, or null where it is deleted. */
type Changed = { path: string; source: string | null };

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.some(isGroup);

/** For each item of a changed list, the position that it had before; undefined for a new one. */
function formerPositions(before: unknown[], after: unknown[]): (number | undefined)[] {
  const left = new Set(before.keys());
  const take = (index: number | undefined): number | undefined =>
    index !== undefined && left.delete(index) ? index : undefined;
  const texts = before.map((item) => JSON.stringify(item));
  const same = after.map((item) =>
    take(texts.findIndex((text, index) => left.has(index) && text === JSON.stringify(item))),
  );
  const changed = after.flatMap((_item, index) => (same[index] === undefined ? [index] : []));
  // As many were changed as are not there any more: they are the same ones.
  const others = changed.length === left.size ? [...left] : changed;
  return same.map((index, place) => index ?? take(others[changed.indexOf(place)]));
}

/** Gives translated texts in the places that their originals have now; without those whose original is gone. */
function follow(before: unknown, after: unknown, translated: unknown): unknown {
  if (isList(before) && Array.isArray(after) && Array.isArray(translated)) {
    if (translated.length !== before.length) return translated;
    return formerPositions(before, after).map((former, index) =>
      former === undefined ? {} : follow(before[former], after[index], translated[former]),
    );
  }
  if (!isGroup(before) || !isGroup(after) || !isGroup(translated)) return translated;
  const entries = Object.entries(translated).filter(([name]) => name in after);
  return Object.fromEntries(entries.map(([name, value]) => [name, follow(before[name], after[name], value)]));
}

/**
 * Gives what becomes of the translations of changed files: the items of their lists move with those of the original, by whose
 * position they are translated, and a translation goes with its original.
 */
export function followOriginals(files: readonly ContentFile[], changes: readonly Changed[]): Changed[] {
  const changed = new Map(changes.map(({ path, source }) => [path, source]));
  return files.flatMap((translation): Changed[] => {
    const { path } = translation;
    const { original } = readTranslationPath(path) ?? {};
    const source = original === undefined ? undefined : changed.get(original);
    if (original === undefined || source === undefined || changed.has(path)) return [];
    if (source === null) return [{ path, source }];
    const former = files.find((file) => file.path === original);
    const [before, after, part] = [former, { path: original, source }, translation].map(readFields);
    if (!before || !after || !part) return [];
    const moved = follow(before, after, part) as Group;
    return JSON.stringify(moved) === JSON.stringify(part) ? [] : [{ path, source: sourceOf(path, moved) }];
  });
}
