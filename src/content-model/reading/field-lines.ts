import { isNode, parseDocument } from 'yaml';
import { lineAt } from './file-text';
import { splitFrontMatter } from './front-matter';
import { type ContentError, type FieldPath, type FieldError, formatFieldPath } from '../content-error';

/** Finds the line of a field in JSON or front matter; of a missing one, the line of the group around it. */
function findFieldLine(source: string, path: FieldPath): number | undefined {
  const parts = source.startsWith('---') ? splitFrontMatter(source) : undefined;
  if (typeof parts === 'string') return undefined;
  // JSON is YAML too, so that one reader finds the lines of both.
  const text = parts?.frontMatter ?? source;
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lineAt(text, node.range[0]);
  }
  return undefined;
}

/** Adds the file and the line to the error of a field; takes the file's text to find a line that is not known. */
export const locate = (
  file: string,
  source: string,
  { path, line = findFieldLine(source, path), found, expected, fix }: FieldError & Pick<ContentError, 'line'>,
): ContentError => ({ file, line, field: formatFieldPath(path), found, expected, fix });
