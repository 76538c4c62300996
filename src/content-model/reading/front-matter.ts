import { isMap, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { type ContentError, quoteFound, wholeFile } from '../content-error';

/** The two parts of a markdown file, each with the number of its first line. */
export type MarkdownParts = { frontMatter: string; frontMatterLine: number; body: string; bodyLine: number };

/** Splits a markdown file into front matter and body; 'absent' or 'unclosed' where its lines of `---` are. */
export function splitFrontMatter(source: string): MarkdownParts | 'absent' | 'unclosed' {
  const lines = source.split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') return 'absent';
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) return 'unclosed';
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    frontMatterLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

const lineForm = 'a line of the form  field: value, with spaces and no tabs before it';
const quotesFix = "put quotes around the text, as in  question: 'What: now?'";

/** Reads front matter with YAML's errors. An unquoted `*` at the beginning is one: YAML takes it for a reference. */
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
    const at = { file, line: line + frontMatterLine - 1, field };
    const error = { ...at, found: quoteFound(text.trim()), expected, fix };
    // A colon inside a text without quotes is one error, though YAML may report it more than once.
    if (!errors.some((other) => other.line === error.line)) errors.push(error);
  };
  for (const error of [...yaml.errors, ...yaml.warnings]) {
    if (error.code === 'DUPLICATE_KEY')
      report(error.pos[0], 'each field only once', 'take one of the two out');
    else report(offsetOf(error), lineForm, quotesFix);
  }
  visit(yaml, {
    Alias: (_key, { range }) => report(range?.[0] ?? 0, 'no * at the beginning of a text', quotesFix),
  });
  return errors.length > 0 ? { errors } : { data: (yaml.toJS() as unknown) ?? {}, errors };
}
