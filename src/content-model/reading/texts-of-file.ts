import { type FieldPath, formatFieldPath } from '../content-error';
import type { ReadFile } from './parse-file';
import { listTexts } from './walk';

export type TextAtPath = {
  path: FieldPath;
  /** File and field, as in `pages/home hero.title`; the field of a line of a markdown body is `body`. */
  where: string;
  text: string;
  /** The line of a markdown body; the line of a field is looked up only when it is needed. */
  line?: number;
};

/** Lists every text of a file: each field that is a text, and each line of a markdown body. */
export function textsOfFile({ path: file, data, body, bodyLine = 0 }: ReadFile): TextAtPath[] {
  // A space ends the name in `where`, so one of the name itself must not stay.
  const name = file.replace(/\.[^.]*$/, '').replace(/\s/g, '-');
  const fields = listTexts(data).map(({ path, text }) => ({
    path,
    where: `${name} ${formatFieldPath(path)}`,
    text,
  }));
  const lines = body?.split('\n').map((text, index) => {
    return { path: ['body'], where: `${name} body`, text, line: bodyLine + index };
  });
  return [...fields, ...(lines ?? [])];
}
