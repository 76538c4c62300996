import { diffWordsWithSpace } from 'diff';
import type { Notice } from '../../src/content-model/notices/notice';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import type { ContentFiles } from '../../src/content-model/types';
import { type ContentSnapshot, readPublished } from './content-snapshot';
import { textsOfOriginal } from './translation-fields';

/** The texts that originals had when they were last translated, by the path of the translation; only of changed ones. */
export type TranslatedFrom = Record<string, string>;

export async function readOlder(files: ContentFiles, snapshot: ContentSnapshot): Promise<Notice[]> {
  const from = await readPublished<TranslatedFrom>('translated-from');
  return findOlder(files, from ?? {}, await snapshot.published());
}

/** Says of two texts only what differs. */
function changedWords(before = '', after = ''): string {
  const parts = diffWordsWithSpace(before, after);
  const [gone, come] = (['removed', 'added'] as const).map((side) =>
    parts.flatMap((part) => (part[side] ? part.value.trim() : [])).join(' … '),
  );
  if (!gone) return `“${come}” is new`;
  return come ? `“${gone}” is now “${come}”` : `“${gone}” is gone`;
}

/** `published` is the content for which `from` was made: a translation that is not as it was then is newer. */
export function findOlder(files: ContentFiles, from: TranslatedFrom, published = files): Notice[] {
  const [now, then] = [files, published].map(
    (some) => new Map(some.map(({ path, source }) => [path, source])),
  );
  return files.flatMap((translation) => {
    const { path, source } = translation;
    const { original = '' } = readTranslationPath(path) ?? {};
    const [before, after] = [from[path] ?? then?.get(original), now?.get(original)];
    if (before === undefined || after === undefined || source !== then?.get(path)) return [];
    const former = textsOfOriginal({ path: original, source: before }, translation);
    const texts = textsOfOriginal({ path: original, source: after }, translation);
    return Object.keys(texts)
      .filter((field) => former[field] !== undefined && former[field] !== texts[field])
      .map((field) => {
        const plain = `The original has changed since: ${changedWords(former[field], texts[field])}.`;
        return { words: `${path} ${field}: ${plain}`, plain, file: path, field };
      });
  });
}
