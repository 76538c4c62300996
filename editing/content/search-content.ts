import MiniSearch from 'minisearch';
import { textsOfFile } from '../../src/content-model/reading/texts-of-file';
import { textField } from '../../src/content-model/notices/notice';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import type { ContentFiles } from '../../src/content-model/types';
import { entryName } from './entry-name';
import { fieldsOf, isOnScreen, nameField, type Schema, schemaOf } from './schemas';

export type Found = { file: string; name: string | undefined; field: string; text: string };

const shortest = 4;

/** Every question has some of these: they would hide the words that somebody means. */
const stopWords =
  /^(an?|and|are|can|do|does|for|how|i|if|in|is|it|my|of|on|or|s|the|there|to|we|what|when|where|will|with|you|your|)$/i;

const withoutStopWords = (words: string): string =>
  words
    .split(/[\s\p{P}]+/u)
    .filter((word) => !stopWords.test(word))
    .join(' ') || words;

/** A time, a number or a phone is the fact itself; words only speak of it. An original is what staff change first. */
const boostOf = ({ file, text }: Found): number =>
  (/\p{L}|^$/u.test(text) ? 1 : 2) / (readTranslationPath(file) ? 2 : 1);

/** The fields of a group, and of groups in it, that nobody has filled in; staff look for them by their labels. */
function unsetIn(schema: Schema, value: unknown, at: string[] = []): { path: string[]; text: string }[] {
  return fieldsOf(schema).flatMap(([name, field]) => {
    const [inner, path] = [(value as Record<string, unknown>)[name], [...at, name]];
    if (inner === undefined) return [{ path, text: '' }];
    return typeof inner === 'object' && inner !== null ? unsetIn(field, inner, path) : [];
  });
}

function textsOf(files: ContentFiles) {
  return files.flatMap((file) => {
    if (!isOnScreen(schemaOf(file.path))) return [];
    const { read } = parseOnce(file);
    const name = entryName(file);
    const schema = file.path.startsWith('site/') ? schemaOf(file.path) : undefined;
    const unset = read && schema ? unsetIn(schema, read.data) : [];
    return [...(read ? textsOfFile(read) : []), ...unset].map(({ path, text }) => {
      const field = textField(path);
      const label = nameField(file.path, field);
      return { file: file.path, name, field, text, label, title: text === name ? name : '' };
    });
  });
}

/** Best first: words in a title or label before others, a fact before words about it, an original before translations. */
export function searchIn(files: ContentFiles): (words: string) => Found[] {
  const texts = textsOf(files).map((text, id) => ({ ...text, id }));
  const index = new MiniSearch({
    fields: ['title', 'label', 'text'],
    searchOptions: {
      boost: { title: 6, label: 3 },
      prefix: true,
      boostDocument: (id) => boostOf(texts[id as number] as Found),
      fuzzy: (term) => (term.length < shortest ? false : 0.2),
    },
  });
  index.addAll(texts);
  return (words) =>
    index.search(withoutStopWords(words)).map(({ id }) => {
      const { file, name, field, text } = texts[id as number] as Found;
      return { file, name, field, text };
    });
}
