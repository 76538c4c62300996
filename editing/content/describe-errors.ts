import type { ContentError } from '../../src/content-model/content-error';

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
