import { micromark } from 'micromark';
import { checkShape } from '../checks/check-shape';
import { findFileKind, type FileKind } from '../schema/content-kinds';
import { lineAt, locate } from './field-lines';
import { findUnreadableText, withoutByteOrderMark } from './file-text';
import { findJsonErrors } from './find-json-errors';
import { splitFrontMatter } from './front-matter';
import { readFrontMatter } from './front-matter-errors';
import { type ContentError, formatFieldPath, quoteFound, wholeFile } from '../content-error';
import type { ContentDocument } from '../types';

/** What could be read of a file, right or wrong, for the checks of its texts. */
export type ReadFile = {
  path: string;
  data: unknown;
  /** The file with its slips mended, on the same lines. */
  source: string;
  /** Of a markdown file. */
  body?: string;
};

export type ParsedFile = {
  /** Of a file without an error. */
  document?: ContentDocument;
  /** The same of a file that only has slips in how it is written, so that its fields can be held to those of others. */
  draft?: ContentDocument;
  read?: ReadFile;
  errors: ContentError[];
};

type ReadData = { read?: Omit<ReadFile, 'path'>; errors: ContentError[] };

/**
 * Takes one content file by its path below the content folder and gives its checked document, with a
 * markdown body rendered to HTML; or all that is wrong with its place, its syntax and its fields.
 */
export function parseContentFile(relativePath: string, source: string): ParsedFile {
  const place = findFileKind(relativePath);
  if ('field' in place) return { errors: [place] };
  const text = withoutByteOrderMark(source);
  const unreadable = findUnreadableText(relativePath, text);
  if (unreadable) return { errors: [unreadable] };
  const { read, errors } =
    place.format === 'json' ? readJson(relativePath, text) : readMarkdown(relativePath, text);
  if (!read) return { errors };

  const { data, body } = read;
  const shape = checkShape(place.schema, data);
  const reported = [
    ...errors,
    ...shape.errors.map((error) => locate(relativePath, read.source, error)),
    ...(body?.trim() === '' ? [emptyBody(relativePath)] : []),
  ];
  const whole = { path: relativePath, ...read };
  if (shape.errors.length > 0) return { read: whole, errors: reported };
  const draft = asDocument(relativePath, place, shape.data, body);
  return { ...(reported.length === 0 && { document: draft }), draft, read: whole, errors: reported };
}

function readJson(file: string, source: string): ReadData {
  if (source.trim() === '') {
    const fix = 'copy another file of its kind into it, or take it out of the folder';
    return {
      errors: [{ file, field: wholeFile, found: 'an empty file', expected: 'JSON, beginning with {', fix }],
    };
  }
  const { errors: inText, mended } = findJsonErrors(source);
  const errors = inText.map(({ path, offset, found, expected, fix }) => ({
    file,
    line: lineAt(source, offset),
    field: formatFieldPath(path),
    found,
    expected,
    ...(fix && { fix }),
  }));
  if (mended === undefined) return { errors };
  return { read: { data: JSON.parse(mended) as unknown, source: mended }, errors };
}

function readMarkdown(file: string, source: string): ReadData {
  const parts = splitFrontMatter(source);
  if (typeof parts === 'string') return { errors: [withoutFrontMatter(file, source, parts)] };
  const { data, mended, errors } = readFrontMatter(file, parts);
  if (data === undefined) return { errors };
  const { body } = parts;
  return { read: { data, source: `---\n${mended}\n---\n${body}`, body }, errors };
}

function withoutFrontMatter(file: string, source: string, what: 'absent' | 'unclosed'): ContentError {
  const place = { file, line: 1, field: wholeFile };
  if (what === 'unclosed') {
    const expected = 'a line "---" below the fields, where the text begins';
    return { ...place, found: 'front matter that does not end', expected };
  }
  const first = quoteFound(source.trimStart().split('\n')[0]?.trim());
  const found = source.trim() === '' ? 'an empty file' : `no front matter; the file begins with ${first}`;
  const expected = 'a first line "---", then the fields, then another line "---"';
  return { ...place, found, expected };
}

function emptyBody(file: string): ContentError {
  return { file, field: 'body', found: 'nothing', expected: 'text below the front matter' };
}

function asDocument(
  path: string,
  { kind, name }: FileKind,
  data: unknown,
  body: string | undefined,
): ContentDocument {
  const whole = body === undefined ? data : { ...(data as object), html: micromark(body) };
  // The place picked the schema, so the data is of the kind's shape; the compiler cannot follow that.
  return { kind, name, path, data: whole } as ContentDocument;
}
