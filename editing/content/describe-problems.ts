import type { ContentProblem } from '../../src/content-model/problem';

/** Why something was not saved: each problem in the words of the content check, on a line of its own. */
export function describeProblems(problems: readonly ContentProblem[]): string {
  const lines = problems.map(({ file, line, field, found, expected, fix }) => {
    const place = line === undefined ? file : `${file}, line ${line}`;
    const mend = fix === undefined ? '' : ` To mend it: ${fix}.`;
    return `${place}, ${field}: found ${found}; expected ${expected}.${mend}`;
  });
  return ['Not saved.', ...lines].join('\n');
}
