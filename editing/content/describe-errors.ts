import type { ContentError } from '../../src/content-model/content-error';
import type { Notice } from '../../src/content-model/notices/notice';

/** Writes each error on one line, in the words of the content check. */
export function errorLines(errors: readonly ContentError[]): string[] {
  return errors.map(({ file, line, field, found, expected, fix }) => {
    const position = line === undefined ? file : `${file}, line ${line}`;
    const mend = fix === undefined ? '' : ` To mend it: ${fix}.`;
    return `${position}, ${field}: found ${found}; expected ${expected}.${mend}`;
  });
}

/** Writes the message for a change that was not saved. */
export function describeErrors(errors: readonly ContentError[]): string {
  return ['Not saved.', ...errorLines(errors)].join('\n');
}

/**
 * Gives each error in the same words with its file and field, so that it can be a link: of a file that is not there with a
 * field that names it.
 */
export function errorNotices(errors: readonly ContentError[]): Notice[] {
  const lines = errorLines(errors);
  return errors.map(({ file, field, namedIn }, index) => {
    return { words: lines[index] as string, ...(namedIn ?? { file, field }) };
  });
}
