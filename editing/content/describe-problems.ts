import type { ContentProblem } from '../../src/content-model/content-error';

/** Each problem in the words of the content check, on one line. */
export function problemLines(problems: readonly ContentProblem[]): string[] {
  return problems.map(({ file, line, field, found, expected, fix }) => {
    const place = line === undefined ? file : `${file}, line ${line}`;
    const mend = fix === undefined ? '' : ` To mend it: ${fix}.`;
    return `${place}, ${field}: found ${found}; expected ${expected}.${mend}`;
  });
}

/** Why something was not saved. */
export function describeProblems(problems: readonly ContentProblem[]): string {
  return ['Not saved.', ...problemLines(problems)].join('\n');
}
