import type { Content } from '../types';
import { type Notice, textsIn, wordsOf } from './notice';

const unwrittenMark = 'NOT WRITTEN YET';

/** No site may be published with one of these texts. */
export const listUnwritten = (content: Content): string[] => wordsOf(findUnwritten(content));

export const findUnwritten = ({ files }: Content): Notice[] =>
  files.documents
    .flatMap(textsIn)
    .filter(({ text }) => text.includes(unwrittenMark))
    .map(({ file, field }) => ({
      words: `${file} ${field}`,
      plain: 'nobody has written this yet',
      file,
      field,
    }));
