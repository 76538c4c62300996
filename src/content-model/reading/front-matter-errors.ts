import { type Document, isMap, isScalar, parseDocument, visit, type YAMLError } from 'yaml';
import { lineAt } from './field-lines';
import { type ContentError, quoteFound, wholeFile } from '../content-error';

type FrontMatter = { frontMatter: string; frontMatterLine: number };

type ReadFrontMatter = {
  /** Its fields; missing if they cannot be read. */
  data?: unknown;
  /** Its corrected text, with the same lines. */
  mended: string;
  errors: ContentError[];
};

/**
 * Reads the front matter of a markdown file. Reports a line whose text lacks quotes and reads on as if it had them, so
 * that one run reports all errors.
 */
export function readFrontMatter(
  file: string,
  { frontMatter, frontMatterLine }: FrontMatter,
): ReadFrontMatter {
  const lines = frontMatter.split('\n');
  const lineErrors = findLineErrors(frontMatter);
  const errors = lineErrors.map(({ line, ...reported }) => ({
    file,
    line: line + frontMatterLine - 1,
    field: fieldOf(lines[line - 1]),
    ...reported,
  }));
  const isWrong = new Set(lineErrors.map(({ line }) => line));
  const mended = lines
    .map((text, index) => (isWrong.has(index + 1) ? (quotedLine(text) ?? text) : text))
    .join('\n');
  const yaml = parse(mended);
  if (yaml.errors.length > 0 || aliasOffsets(yaml).length > 0) return { mended, errors };
  return { data: (yaml.toJS() as unknown) ?? {}, mended, errors };
}

const parse = (text: string) => parseDocument(text, { logLevel: 'silent' });

type LineError = Pick<ContentError, 'found' | 'expected' | 'fix'> & { line: number };

function findLineErrors(frontMatter: string): LineError[] {
  const yaml = parse(frontMatter);
  const lines = frontMatter.split('\n');
  const reported = [...yaml.errors, ...yaml.warnings].map((error) =>
    describe(error, offsetOf(error, yaml, frontMatter), lines),
  );
  const aliases = aliasOffsets(yaml).map((offset) => describeAlias(lineAt(frontMatter, offset), lines));
  // A colon inside an unquoted text is one error, though YAML may report it more than once.
  const all = [...reported, ...aliases];
  return all.filter(({ line }, index) => all.findIndex((other) => other.line === line) === index);
}

/** Gives the offset of an error; YAML reports an open quote only at the end of the file, far from its field. */
function offsetOf({ code, pos }: YAMLError, yaml: Document.Parsed, frontMatter: string): number {
  const [offset] = pos;
  if (code !== 'MISSING_CHAR' || !isMap(yaml.contents)) return lineAt(frontMatter, offset);
  const keys = yaml.contents.items.map(({ key }) => (isScalar(key) ? key.range?.[0] : undefined));
  return lineAt(frontMatter, keys.findLast((start) => start !== undefined && start <= offset) ?? offset);
}

const fieldLineWords = 'a line of the form  field: value';

function describe({ code }: YAMLError, line: number, lines: readonly string[]): LineError {
  const text = lines[line - 1] ?? '';
  const found = quoteFound(text.trim());
  if (code === 'DUPLICATE_KEY')
    return { line, found, expected: 'each field only once', fix: 'take one of the two out' };
  if (/^ *\t/.test(text)) {
    const fix = 'put two spaces instead of each tab';
    return { line, found: `a tab at the beginning of ${found}`, expected: 'spaces', fix };
  }
  if (code === 'BAD_INDENT') {
    const fix = 'put as many spaces before it as before the lines around it';
    return { line, found, expected: `${fieldLineWords}, in line with the others`, fix };
  }
  const quoted = quotedLine(text);
  const fix = quoted && `put the text in quotes: ${quoted.trim()}`;
  return { line, found, expected: fieldLineWords, ...(fix && { fix }) };
}

/** Writes `field: value` with quotes around the value, so that it may have colons and other marks. */
function quotedLine(text: string): string | undefined {
  const [, field, value] = /^(\s*(?:- )?[\w-]+:\s+)(\S.*?)\s*$/.exec(text) ?? [];
  if (field === undefined || value === undefined) return undefined;
  const bare = value.replace(/^(['"])(.*)\1$/, '$2').replace(/^["']/, '');
  return `${field}'${bare.replaceAll("'", "''")}'`;
}

const fieldOf = (text = ''): string => /^\s*(?:- )?([\w-]+):/.exec(text)?.[1] ?? wholeFile;

/** Gives where values begin with `*`, as in `*bold*`: YAML takes that for an alias of another value. */
function aliasOffsets(yaml: Document.Parsed): number[] {
  const offsets: number[] = [];
  visit(yaml, { Alias: (_key, { range }) => void offsets.push(range?.[0] ?? 0) });
  return offsets;
}

function describeAlias(line: number, lines: readonly string[]): LineError {
  const text = lines[line - 1] ?? '';
  const quoted = /:\s+\*/.test(text) ? quotedLine(text) : undefined;
  const fix = quoted
    ? `put the text in quotes: ${quoted.trim()}`
    : 'put quotes around the text that begins with *';
  return { line, found: quoteFound(text.trim()), expected: 'no * at the beginning of a text', fix };
}
