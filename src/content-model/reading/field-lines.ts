import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { splitFrontMatter } from './front-matter';
import { type ContentError, type FieldPath, type FieldError, formatFieldPath } from '../content-error';

/** Gives the line of an offset in a text; the first line is 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/**
 * Finds the line of a field in a JSON file or in the front matter of a markdown file. For a missing field it gives the
 * line of the nearest group around it, or nothing when that is the whole file.
 */
export function findFieldLine(source: string, path: FieldPath): number | undefined {
  const parts = source.startsWith('---') ? splitFrontMatter(source) : undefined;
  if (typeof parts === 'string') return undefined;
  // JSON is YAML too, so that one reader finds the lines of both.
  const lines = new LineCounter();
  const document = parseDocument(parts?.frontMatter ?? source, {
    lineCounter: lines,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const offset = findOffset(document.contents, path);
  return offset === undefined ? undefined : lines.linePos(offset).line + (parts?.frontMatterLine ?? 1) - 1;
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

function findOffset(root: unknown, path: FieldPath): number | undefined {
  let node = root;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = typeof step === 'number' ? node.items[step] : undefined;
      if (!isScalar(item) && !isMap(item) && !isSeq(item)) return offset;
      offset = item.range?.[0];
      node = item;
    } else {
      return offset;
    }
  }
  return offset;
}
