import { listTexts } from '../checks/texts-with-paths';
import { formatFieldPath } from '../content-error';
import type { Content, ContentDocument } from '../types';
import { discouragedWords } from './discouraged-words';
import { nameFew } from './search-notices';

const patterns = discouragedWords.map(({ words, instead }) => {
  return { pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi'), instead };
});

/**
 * Lists the words that texts do without (docs/voice.md), one line for all words of one meaning: what texts say instead,
 * and each file and field with what was found there. Leaves out reviews, which are their customers' own words.
 */
export function listVoiceWarnings({ files }: Pick<Content, 'files'>): string[] {
  const texts = files.documents.filter(({ kind }) => kind !== 'reviews').flatMap(textsOf);
  return patterns.flatMap(({ pattern, instead }) => {
    const found = texts.flatMap(({ where, text }) =>
      Array.from(text.matchAll(pattern), ([words]) => `"${words}" in ${where}`),
    );
    return nameFew(`texts say ${instead} (docs/voice.md), not`, found);
  });
}

/** The body of a markdown file is HTML by now; its tags would part words that belong together. */
function textsOf({ path: file, data }: ContentDocument) {
  return listTexts(data).map(({ path, text }) => {
    const isBody = file.endsWith('.md') && path[0] === 'html';
    const where = `${file}, ${isBody ? 'body' : formatFieldPath(path)}`;
    return { where, text: isBody ? text.replace(/<[^>]*>/g, '') : text };
  });
}
