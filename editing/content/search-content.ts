import { textsOfFile } from '../../src/content-model/reading/texts-of-file';
import { textField } from '../../src/content-model/notices/notice';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import type { ContentFile } from '../../src/content-model/types';
import { entryName } from './entry-name';

/** A text in which the words that somebody looks for are. */
export type Found = { file: string; name: string | undefined; field: string; text: string };

const fewest = 2;

/** Finds the texts that have all the words, in any case and order; nothing for a single character. */
export function searchContent(files: readonly ContentFile[], words: string): Found[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.join('').length < fewest) return [];
  return files.flatMap((file) => {
    const read = parseOnce(file).read;
    if (!read) return [];
    return textsOfFile(read)
      .filter(({ text }) => wanted.every((word) => text.toLowerCase().includes(word)))
      .map(({ path, text }) => ({ file: file.path, name: entryName(file), field: textField(path), text }));
  });
}
