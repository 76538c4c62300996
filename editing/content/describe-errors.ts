import type { ContentError } from '../../src/content-model/content-error';
import type { Notice } from '../../src/content-model/notices/notice';

const lineOf = ({ file, line, field, found, expected, fix }: ContentError): string => {
  const position = line === undefined ? file : `${file}, line ${line}`;
  const toFix = fix === undefined ? '' : ` To fix it: ${fix}.`;
  return `${position}, ${field}: found ${found}; expected ${expected}.${toFix}`;
};

export const errorLines = (errors: readonly ContentError[]): string[] => errors.map(lineOf);

export function describeErrors(errors: readonly ContentError[]): string {
  return ['Not saved.', ...errorLines(errors)].join('\n');
}

/** Without what only a file needs. */
const inForm = (words: string): string => words.replace(/,? (in|without) quotes| in \[ \]/g, '');

/** Says what is wrong as somebody reads it who sees a form and no file: what was most likely meant comes first. */
export function plainWords({ found, expected, fix }: ContentError): string {
  if (['nothing', '""'].includes(found)) return 'Nothing is written or chosen here yet.';
  const [, wanted = expected, meant] = /^(.*); did you mean (.+)\?$/s.exec(expected) ?? [];
  const said = [
    meant && `Did you mean ${meant}?`,
    `Found ${found}; expected ${wanted}.`.replace('.".', '."'),
    fix && `To fix it: ${fix}.`,
  ];
  return inForm(said.filter(Boolean).join(' '));
}

export const errorNotices = (errors: readonly ContentError[], isNew = false): Notice[] =>
  errors.map((error) => {
    const { file, field } = error;
    return { words: lineOf(error), plain: plainWords(error), file, field, isNew };
  });
