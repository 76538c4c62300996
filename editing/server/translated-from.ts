import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import type { TranslatedFrom } from '../content/find-older';
import { readClone } from './clone';
import { filesUnlike, logOf, textAt } from './history';

/** Gives the former texts of originals that have changed since a translation, by commits, or by the time of the file. */
export async function translatedFrom(dir: string): Promise<TranslatedFrom> {
  const translations = readContentFiles(dir).flatMap(({ path: file }) => {
    const { original } = readTranslationPath(file) ?? {};
    // Of a deleted original nobody asks what it said.
    return original && existsSync(path.join(dir, original)) ? [{ file, original }] : [];
  });
  if (translations.length === 0 || !readClone(dir)) return {};
  const uncommitted = new Set(filesUnlike(dir, 'HEAD'));
  const commits = await logOf(dir, '--name-only', '--', '.');
  const last = new Map<string, number>();
  for (const [index, { files }] of commits.entries())
    for (const file of files) if (!last.has(file)) last.set(file, index);
  /** How long ago a file was saved; only for comparison. */
  const ageOf = (file: string): number =>
    uncommitted.has(file) ? -statSync(path.join(dir, file)).mtimeMs : (last.get(file) ?? commits.length);
  const older = translations.filter(({ file, original }) => ageOf(original) < ageOf(file));
  const texts = await Promise.all(
    older.map(async ({ file, original }) => {
      const commit = uncommitted.has(file) ? 'HEAD' : commits[last.get(file) ?? -1]?.id;
      return [file, await textAt(dir, commit ?? 'HEAD', original)] as const;
    }),
  );
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}
