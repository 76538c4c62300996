import { splitFrontMatter } from '../reading/front-matter';
import type { ReadFile } from '../reading/parse-file';
import { type FieldPath, formatFieldPath } from '../content-error';

/** One text of a content file, and where it stands. */
export type PlacedText = {
  path: FieldPath;
  /** File and field, as in `pages/home hero.title`; the lines of a markdown file's text are its `body`. */
  place: string;
  text: string;
  /** Of a line of markdown; the line of a field is found when it is needed. */
  line?: number;
};

/** Lists every text of a file: each field that is one, and each line of a markdown body. */
export function listPlacedTexts({ path: file, data, source, body }: ReadFile): PlacedText[] {
  const name = file.replace(/\.[^.]*$/, '');
  const fields = listTexts(data).map(({ path, text }) => ({
    path,
    place: `${name} ${formatFieldPath(path)}`,
    text,
  }));
  const parts = body === undefined ? 'absent' : splitFrontMatter(source);
  if (typeof parts === 'string') return fields;
  const lines = parts.body.split(/\r?\n/).map((text, index) => {
    return { path: ['body'], place: `${name} body`, text, line: parts.bodyLine + index };
  });
  return [...fields, ...lines];
}

function listTexts(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
}
