import { isMap, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { MarkdownParts } from './front-matter';
import { type ContentError, quoteFound, wholeFile } from '../content-error';

const quotesFix = "put quotes around the text, as in  question: 'What: now?'";

/**
 * Reads the front matter of a markdown file, with the errors that YAML finds in it. A text that begins with `*` is one too:
 * YAML takes it for the name of another value, and would leave the page out.
 */
export function readFrontMatter(
  file: string,
  { frontMatter, frontMatterLine }: MarkdownParts,
): { data?: unknown; errors: ContentError[] } {
  const lines = frontMatter.split('\n');
  const lineCounter = new LineCounter();
  const yaml = parseDocument(frontMatter, { lineCounter, logLevel: 'silent' });
  const keys = isMap(yaml.contents) ? yaml.contents.items.map(({ key }) => key) : [];
  const starts = keys.flatMap((key) => (isScalar(key) && key.range ? [key.range[0]] : []));
  /** YAML reports an open quote only at the end of the text, far from its field. */
  const offsetOf = ({ code, pos: [offset] }: YAMLError): number =>
    code === 'MISSING_CHAR' ? (starts.findLast((start) => start <= offset) ?? offset) : offset;

  const errors: ContentError[] = [];
  const report = (offset: number, expected: string, fix: string): void => {
    const { line } = lineCounter.linePos(offset);
    const text = lines[line - 1] ?? '';
    const field = /^\s*(?:- )?([\w-]+):/.exec(text)?.[1] ?? wholeFile;
    const error = {
      file,
      line: line + frontMatterLine - 1,
      field,
      found: quoteFound(text.trim()),
      expected,
      fix,
    };
    // A colon inside a text without quotes is one error, though YAML may report it more than once.
    if (!errors.some((other) => other.line === error.line)) errors.push(error);
  };
  for (const error of [...yaml.errors, ...yaml.warnings]) {
    if (error.code === 'DUPLICATE_KEY')
      report(error.pos[0], 'each field only once', 'take one of the two out');
    else
      report(
        offsetOf(error),
        'a line of the form  field: value, with spaces and no tabs before it',
        quotesFix,
      );
  }
  visit(yaml, {
    Alias: (_key, { range }) => report(range?.[0] ?? 0, 'no * at the beginning of a text', quotesFix),
  });
  return errors.length > 0 ? { errors } : { data: (yaml.toJS() as unknown) ?? {}, errors };
}
