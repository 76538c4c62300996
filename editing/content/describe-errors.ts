import type { ContentError } from '../../src/content-model/content-error';

/** Each error in the words of the content check, on one line. */
export function errorLines(errors: readonly ContentError[]): string[] {
  return errors.map(({ file, line, field, found, expected, fix }) => {
    const place = line === undefined ? file : `${file}, line ${line}`;
    const mend = fix === undefined ? '' : ` To mend it: ${fix}.`;
    return `${place}, ${field}: found ${found}; expected ${expected}.${mend}`;
  });
}

/** Why something was not saved. */
export function describeErrors(errors: readonly ContentError[]): string {
  return ['Not saved.', ...errorLines(errors)].join('\n');
}
