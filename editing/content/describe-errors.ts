import type { ContentError } from '../../src/content-model/content-error';
import type { Notice } from '../../src/content-model/notices/notice';

function whatIsWrong({ found, expected, fix }: ContentError): string {
  return `found ${found}; expected ${expected}.${fix === undefined ? '' : ` To fix it: ${fix}.`}`;
}

export function errorLines(errors: readonly ContentError[]): string[] {
  return errors.map((error) => {
    const { file, line, field } = error;
    const position = line === undefined ? file : `${file}, line ${line}`;
    return `${position}, ${field}: ${whatIsWrong(error)}`;
  });
}

export function describeErrors(errors: readonly ContentError[]): string {
  return ['Not saved.', ...errorLines(errors)].join('\n');
}

/** Says what is wrong as somebody reads it who sees a form and no file: what was most likely meant comes first. */
export function plainWords({ found, expected, fix }: ContentError): string {
  if (['nothing', '""'].includes(found)) return 'Nothing is written or chosen here yet.';
  const [, wanted = expected, meant] = /^(.*); did you mean (.+)\?$/s.exec(expected) ?? [];
  const inForm = wanted.replace(/,? (in|without) quotes| in \[ \]/g, '');
  return [
    meant && `Did you mean ${meant}?`,
    `Found ${found}; expected ${inForm}.`.replace('.".', '."'),
    fix && `To fix it: ${fix}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function errorNotices(errors: readonly ContentError[]): Notice[] {
  const lines = errorLines(errors);
  return errors.map((error, index) => {
    const { file, field } = error;
    return { words: lines[index] as string, plain: plainWords(error), file, field };
  });
}
