import type { ContentError } from '../../src/content-model/content-error';
import type { Notice } from '../../src/content-model/notices/notice';

function whatIsWrong({ found, expected, fix }: ContentError): string {
  return `found ${found}; expected ${expected}.${fix === undefined ? '' : ` To fix it: ${fix}.`}`;
}

/** Writes each error on one line, in the words of the content check. */
export function errorLines(errors: readonly ContentError[]): string[] {
  return errors.map((error) => {
    const { file, line, field } = error;
    const position = line === undefined ? file : `${file}, line ${line}`;
    return `${position}, ${field}: ${whatIsWrong(error)}`;
  });
}

/** Writes the message for a change that was not saved. */
export function describeErrors(errors: readonly ContentError[]): string {
  return ['Not saved.', ...errorLines(errors)].join('\n');
}

export type ErrorNotice = Notice;

/** Gives each error in the same words with its file and field, so that it can be a link. */
export function errorNotices(errors: readonly ContentError[]): ErrorNotice[] {
  const lines = errorLines(errors);
  return errors.map(({ file, field }, index) => {
    const plain = whatIsWrong(errors[index] as ContentError);
    return { words: lines[index] as string, plain, file, field };
  });
}
