import { micromark } from 'micromark';
import { isMap, isScalar, parseDocument } from 'yaml';
import { checkShape } from './check-shape';
import { findContentPlace, type ContentPlace } from './content-kinds';
import { findFieldLine, lineAt } from './field-lines';
import { splitFrontMatter } from './front-matter';
import { findJsonFault } from './json-fault';
import { type ContentProblem, formatFieldPath, quoteFound, wholeFile } from './problem';
import type { ContentDocument } from './types';

export type ParsedFile = { document?: ContentDocument; problems: ContentProblem[] };

type ReadData = { data: unknown; body?: string } | { problems: ContentProblem[] };

const byteOrderMark = /^\uFEFF/;

/**
 * Takes one content file by its path below the content folder and gives its checked document, with a
 * markdown body rendered to HTML; or all that is wrong with its place, its syntax and its fields.
 */
export function parseContentFile(relativePath: string, source: string): ParsedFile {
  const place = findContentPlace(relativePath);
  if ('field' in place) return { problems: [place] };
  const text = source.replace(byteOrderMark, '');
  const read = place.format === 'json' ? readJson(relativePath, text) : readMarkdown(relativePath, text);
  if ('problems' in read) return { problems: read.problems };

  const { data, problems } = checkShape(place.schema, read.data);
  const told = problems.map(({ path, field, found, expected }) =>
    withLine({ file: relativePath, field, found, expected }, findFieldLine(text, path)),
  );
  if (read.body?.trim() === '') {
    told.push({
      file: relativePath,
      field: 'body',
      found: 'nothing',
      expected: 'text below the front matter',
    });
  }
  return told.length > 0
    ? { problems: told }
    : { document: asDocument(relativePath, place, data, read), problems: [] };
}

function readJson(file: string, source: string): ReadData {
  if (source.trim() === '') {
    return {
      problems: [{ file, field: wholeFile, found: 'an empty file', expected: 'JSON, beginning with {' }],
    };
  }
  const fault = findJsonFault(source);
  if (!fault) return { data: JSON.parse(source) as unknown };
  const line = lineAt(source, fault.offset);
  const column = fault.offset - source.lastIndexOf('\n', fault.offset - 1);
  const expected = `${fault.expected} (line ${line}, column ${column})`;
  return { problems: [{ file, line, field: formatFieldPath(fault.path), found: fault.found, expected }] };
}

function readMarkdown(file: string, source: string): ReadData {
  const parts = splitFrontMatter(source);
  if (parts === 'absent') {
    const found =
      source.trim() === '' ? 'an empty file' : `no front matter; the file begins with ${firstLine(source)}`;
    const expected = 'a first line "---", then the fields, then another line "---"';
    return { problems: [{ file, line: 1, field: wholeFile, found, expected }] };
  }
  if (parts === 'unclosed') {
    const expected = 'a line "---" below the fields, where the text begins';
    return {
      problems: [{ file, line: 1, field: wholeFile, found: 'front matter that does not end', expected }],
    };
  }
  const { frontMatter, frontMatterLine, body } = parts;
  const yaml = parseDocument(frontMatter, { logLevel: 'silent' });
  const lines = frontMatter.split('\n');
  const problems = yaml.errors.map(({ code, pos }): ContentProblem => {
    const at = lineAt(frontMatter, code === 'MISSING_CHAR' ? lastKeyBefore(pos[0], yaml.contents) : pos[0]);
    return {
      file,
      line: at + frontMatterLine - 1,
      field: wholeFile,
      found: quoteFound(lines[at - 1]?.trim()),
      expected: code === 'DUPLICATE_KEY' ? 'each field only once' : fieldLineWords,
    };
  });
  // A colon inside an unquoted text is one slip, though YAML may trip over it more than once.
  const first = problems.filter(
    ({ line }, index) => problems.findIndex((other) => other.line === line) === index,
  );
  return first.length > 0 ? { problems: first } : { data: yaml.toJS() ?? {}, body };
}

/** A quote that is not closed is noticed at the end of the file, long after the field it began in. */
function lastKeyBefore(offset: number, contents: unknown): number {
  const keys = isMap(contents)
    ? contents.items.map(({ key }) => (isScalar(key) ? key.range?.[0] : undefined))
    : [];
  return keys.findLast((start) => start !== undefined && start <= offset) ?? offset;
}

const fieldLineWords =
  'a line of the form  field: value  (put a value with a colon or a quote mark in quotes)';

function firstLine(source: string): string {
  return quoteFound(source.trimStart().split('\n')[0]?.trim());
}

function withLine(problem: ContentProblem, line: number | undefined): ContentProblem {
  return line === undefined ? problem : { ...problem, line };
}

function asDocument(
  path: string,
  { kind, name }: ContentPlace,
  data: unknown,
  { body }: { body?: string },
): ContentDocument {
  const whole = body === undefined ? data : { ...(data as object), html: micromark(body) };
  // The place picked the schema, so the data is of the kind's shape; the compiler cannot follow that.
  return { kind, name, path, data: whole } as ContentDocument;
}
