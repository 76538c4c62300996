import { listTexts } from '../reading/walk';
import type { Content, ContentDocument } from '../types';
import { discouragedWords } from './discouraged-words';
import { type Notice, textField } from './notice';
import { nameFew } from './search-notices';

const patterns = discouragedWords.map(({ words, instead }) => {
  return { pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi'), instead };
});

/**
 * Gives the words that texts do without (docs/voice.md), one notice for all words of one meaning: what texts say instead,
 * and each file and field with what was found there; it leads to the first of them. Leaves out reviews, which are their
 * customers' own words.
 */
export function findVoiceWarnings({ files }: Pick<Content, 'files'>): Notice[] {
  const texts = files.documents.filter(({ kind }) => kind !== 'reviews').flatMap(textsOf);
  return patterns.flatMap(({ pattern, instead }) => {
    const found = texts.flatMap(({ text, ...place }) =>
      Array.from(text.matchAll(pattern), ([words]) => ({
        place,
        said: `"${words}" in ${place.file}, ${place.field}`,
      })),
    );
    const lines = nameFew(
      `texts say ${instead} (docs/voice.md), not`,
      found.map(({ said }) => said),
    );
    return lines.map((words) => ({ words, ...found[0]?.place }));
  });
}

/** The body of a markdown file is HTML by now; its tags would part words that belong together. */
function textsOf({ path: file, data }: ContentDocument) {
  return listTexts(data).map(({ path, text }) => {
    const isBody = file.endsWith('.md') && path[0] === 'html';
    return { file, field: textField(path), text: isBody ? text.replace(/<[^>]*>/g, '') : text };
  });
}
