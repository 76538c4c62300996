import type { ContentError } from '../../src/content-model/content-error';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import { withPlace } from '../content/local-place';
import { type Entry, pathOf } from './decap-backend';

/** Gives the text of an entry for a file that no form can show: the list then has its name and the reason. */
function standIn({ found, expected }: ContentError, path: string): string {
  const words = `${path.split('/').pop()} cannot be read: found ${found}, expected ${expected}`;
  const titles = ['locationName', 'name', 'title', 'author', 'group', 'question'];
  const data = JSON.stringify(Object.fromEntries(titles.map((name) => [name, words])), null, 2);
  return path.endsWith('.md') ? `---\n${data}\n---\n` : data;
}

/** Shows entries as forms have them, those that cannot be read with the reason; `onFound` hears of these. */
export function readableEntries(onFound: (errors: ContentError[]) => void) {
  const unreadable = new Map<string, ContentError>();

  // Changes the list itself, because some backends attach a cursor to it.
  const showAll = (entries: Entry[]): Entry[] => {
    // A translation has a form of its own, beside its original.
    entries.splice(0, entries.length, ...entries.filter(({ file }) => !readTranslationPath(file.path)));
    for (const entry of entries) {
      const { data: source, file } = entry;
      if (source === null) continue;
      const { read: isReadable, errors } = parseOnce({ path: pathOf(file.path), source });
      const error = isReadable ? undefined : errors[0];
      if (error) unreadable.set(file.path, error);
      else unreadable.delete(file.path);
      entry.data = error ? standIn(error, file.path) : withPlace(pathOf(file.path), source);
    }
    const found = entries.flatMap(({ file }) => unreadable.get(file.path) ?? []);
    if (found.length > 0) onFound(found);
    return entries;
  };

  return { showAll, isUnreadable: (path: string): boolean => unreadable.has(path) };
}
