import { isNode, LineCounter, parseDocument } from 'yaml';
import { splitFrontMatter } from './front-matter';
import { type ContentError, type FieldPath, type FieldError, formatFieldPath } from '../content-error';

/** Gives the line of an offset in a text; the first line is 1. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Finds the line of a field in JSON or front matter; of a missing one, the line of the group around it. */
export function findFieldLine(source: string, path: FieldPath): number | undefined {
  const parts = source.startsWith('---') ? splitFrontMatter(source) : undefined;
  if (typeof parts === 'string') return undefined;
  // JSON is YAML too, so that one reader finds the lines of both.
  const lineCounter = new LineCounter();
  const text = parts?.frontMatter ?? source;
  const document = parseDocument(text, { lineCounter, uniqueKeys: false, logLevel: 'silent' });
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range)
      return lineCounter.linePos(node.range[0]).line + (parts?.frontMatterLine ?? 1) - 1;
  }
  return undefined;
}

/** Adds the file and the line to the error of a field; takes the file's text to find the line. */
export function locate(
  file: string,
  source: string,
  { path, found, expected, fix }: FieldError,
): ContentError {
  const line = findFieldLine(source, path);
  return { file, ...(line && { line }), field: formatFieldPath(path), found, expected, ...(fix && { fix }) };
}
