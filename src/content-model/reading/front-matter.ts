import { isMap, isScalar, parseDocument, visit, type YAMLError } from 'yaml';
import { type ContentError, ofFile, quoteFound, wholeFile } from '../content-error';
import { findTooDeep, lineAt } from './file-text';

/** The two parts of a markdown file. The front matter begins with an empty line, so that it has the lines of the file. */
export type MarkdownParts = { frontMatter: string; body: string; bodyLine: number };

/** Splits a markdown file into front matter and body; 'absent' or 'unclosed' where its lines of `---` are. */
export function splitFrontMatter(source: string): MarkdownParts | 'absent' | 'unclosed' {
  const lines = source.split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') return 'absent';
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) return 'unclosed';
  return {
    frontMatter: ['', ...lines.slice(1, end)].join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

/** Reads the fields of a markdown file and the text below them. */
export function readMarkdown(file: string, source: string) {
  const parts = splitFrontMatter(source);
  if (typeof parts === 'string') return { errors: [withoutFrontMatter(file, source, parts)] };
  const tooMuch = findTooDeep(file, parts.frontMatter) ?? findTooLong(file, parts);
  if (tooMuch) return { errors: [tooMuch] };
  const { body, bodyLine } = parts;
  return { ...readFrontMatter(file, parts.frontMatter), body, bodyLine };
}

function withoutFrontMatter(file: string, source: string, what: 'absent' | 'unclosed'): ContentError {
  const first = quoteFound(source.trimStart().split('\n')[0]?.trim());
  const begin = source.trim() === '' ? 'an empty file' : `no front matter; the file begins with ${first}`;
  const found = what === 'unclosed' ? 'front matter that does not end' : begin;
  const expected = 'a first line "---", then the fields, then another line "---" above the text';
  return ofFile(file, found, expected, undefined, 1);
}

/** A privacy policy of ten pages; an answer that long is not one. */
const longestBody = 30_000;
/** Within a paragraph or a list the reader compares each mark with each other one, which takes minutes for very many. */
const longestPart = 5000;

function findTooLong(file: string, { body, bodyLine }: MarkdownParts): ContentError | undefined {
  const part = body.split(/\n[ \t]*\n/).find(({ length }) => length > longestPart);
  if (part === undefined && body.length <= longestBody) return undefined;
  const [what, most] = part
    ? [`a paragraph or list of ${part.length}`, longestPart]
    : [body.length, longestBody];
  return {
    file,
    line: bodyLine + lineAt(body, body.indexOf(part ?? body)) - 1,
    field: 'body',
    found: `${what} characters`,
    expected: `at most ${most} characters`,
    fix: 'say it in fewer words, or in more paragraphs; was something pasted into it?',
  };
}

const lineForm = 'a line of the form  field: value, with spaces and no tabs before it';
const quotesFix = "put quotes around the text, as in  question: 'What: now?'";

/** Reads front matter with YAML's errors. An unquoted `*` at the beginning is one: YAML takes it for a reference. */
function readFrontMatter(file: string, frontMatter: string): { data?: unknown; errors: ContentError[] } {
  const lines = frontMatter.split('\n');
  const yaml = parseDocument(frontMatter, { logLevel: 'silent' });
  const keys = isMap(yaml.contents) ? yaml.contents.items.map(({ key }) => key) : [];
  const starts = keys.flatMap((key) => (isScalar(key) && key.range ? [key.range[0]] : []));
  /** YAML reports an open quote only at the end of the text, far from its field. */
  const offsetOf = ({ code, pos: [offset] }: YAMLError): number =>
    code === 'MISSING_CHAR' ? (starts.findLast((start) => start <= offset) ?? offset) : offset;

  const errors: ContentError[] = [];
  const report = (offset: number, expected: string, fix: string): void => {
    const line = lineAt(frontMatter, offset);
    const text = lines[line - 1] ?? '';
    const field = /^\s*(?:- )?([\w-]+):/.exec(text)?.[1] ?? wholeFile;
    // A colon inside a text without quotes is one error, though YAML may report it more than once.
    if (errors.some((other) => other.line === line)) return;
    errors.push({ file, line, field, found: quoteFound(text.trim()), expected, fix });
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
