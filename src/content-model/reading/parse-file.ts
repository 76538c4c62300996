import { micromark } from 'micromark';
import { checkShape } from './check-shape';
import { findFileKind, type FileKind } from './content-kinds';
import { lineAt, locate } from './field-lines';
import { findTooDeep, findUnreadableText, withoutByteOrderMark } from './file-text';
import { type MarkdownParts, readFrontMatter, splitFrontMatter } from './front-matter';
import { readJson } from './read-json';
import { type ContentError, ofFile, quoteFound } from '../content-error';
import { english, hourWords, type HoursLocale } from './hour-words';
import { cityPathIn, pathIn } from '../../shared/site/languages';
import { isBrandPath } from '../../shared/site/routes';
import type { City, ContentDocument, ContentFile, ContentFiles, PrivacyPolicyPage, Site } from '../types';

/** The data of a file without errors of syntax, right or wrong, for the checks of its texts. */
export type ReadFile = {
  path: string;
  data: unknown;
  source: string;
  body?: string;
};

export type ParsedFile = {
  /** Only for a file without an error. */
  document?: ContentDocument;
  /** Also for a file that only has syntax errors, so that the checks can compare its fields with those of other files. */
  draft?: ContentDocument;
  read?: ReadFile;
  errors: ContentError[];
};

type ReadData = { data?: unknown; body?: string; errors: ContentError[] };

/** The last text and result of each path, so that only changed files are parsed again while content is edited. */
const known = new Map<string, { source: string; parsed: ParsedFile }>();

/** Parses a content file. An unchanged file has the same result again, so no caller may change it. */
export function parseOnce({ path, source, said }: ContentFile): ParsedFile {
  const name = `${path} ${said ? JSON.stringify(said) : ''}`;
  const last = known.get(name);
  if (last?.source === source) return last.parsed;
  const parsed = parseContentFile(path, source, said);
  known.set(name, { source, parsed });
  return parsed;
}

/** Gives the brand, even with JSON errors that the reader corrects; undefined where the file has others. */
export function findBrand(files: ContentFiles): Site['brand'] | undefined {
  const file = files.find(({ path }) => path === 'site/brand.json');
  const draft = file && parseOnce(file).draft;
  return draft?.kind === 'site' && draft.name === 'brand' ? draft.data : undefined;
}

/** Gives a file's checked document, or its errors; those of fields once those of syntax are fixed. */
export function parseContentFile(
  relativePath: string,
  written: string,
  said: HoursLocale = english,
): ParsedFile {
  const kind = findFileKind(relativePath);
  if ('field' in kind) return { errors: [kind] };
  const source = withoutByteOrderMark(written);
  const unreadable = findUnreadableText(relativePath, source);
  if (unreadable) return { errors: [unreadable] };
  const read = kind.format === 'json' ? readJsonFile : readMarkdown;
  const { data, body, errors } = read(relativePath, source);
  if (data === undefined) return { errors };
  const shape = checkShape(kind.schema, data);
  // A translation is no document of its own: its texts are merged into its original.
  const isWhole = shape.errors.length === 0 && !kind.language;
  const draft = isWhole ? asDocument(relativePath, kind, { data: shape.data, body, said }) : undefined;
  if (errors.length > 0) return { ...(draft && { draft }), errors };
  const reported = [
    ...shape.errors.map((error) => locate(relativePath, source, error)),
    ...(body?.trim() === '' ? [{ ...empty, file: relativePath }] : []),
  ];
  const whole = { path: relativePath, data, source, ...(body !== undefined && { body }) };
  const document = reported.length === 0 ? draft : undefined;
  return { ...(document && { document }), ...(draft && { draft }), read: whole, errors: reported };
}

const empty = { field: 'body', found: 'nothing', expected: 'text below the front matter' };

function readJsonFile(file: string, source: string): ReadData {
  const fix = 'copy another file of its kind into it, or take it out of the folder';
  if (source.trim() === '') return { errors: [ofFile(file, 'an empty file', 'JSON, beginning with {', fix)] };
  const tooDeep = findTooDeep(file, source);
  return tooDeep ? { errors: [tooDeep] } : readJson(file, source);
}

function readMarkdown(file: string, source: string): ReadData {
  const parts = splitFrontMatter(source);
  if (typeof parts === 'string') return { errors: [withoutFrontMatter(file, source, parts)] };
  const tooMuch = findTooDeep(file, parts.frontMatter, parts.frontMatterLine) ?? findTooLong(file, parts);
  return tooMuch ? { errors: [tooMuch] } : { ...readFrontMatter(file, parts), body: parts.body };
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

function asDocument(
  path: string,
  { kind, name }: FileKind,
  { data, body, said }: { data: unknown; body: string | undefined; said: HoursLocale },
): ContentDocument {
  const { openingHours, keptYears } = data as Partial<City & PrivacyPolicyPage>;
  const shown = body?.replaceAll('{keptYears}', String(keptYears));
  const { language } = said;
  const whole = {
    // A city's own take the place of what the brand has (src/shared/site/own-content.ts).
    ...(openingHours && kind === 'site' && { holidays: [] }),
    ...(data as object),
    ...(shown !== undefined && { html: linksIn(micromark(shown), language) }),
    ...(kind === 'cities' && { path: cityPathIn(language, data as City) }),
    ...(kind === 'site' && name === 'words' && { language }),
    ...(openingHours && { hourWords: hourWords(openingHours, said) }),
  };
  // The file's kind chose the schema, so the data has the kind's shape; the compiler cannot follow that.
  return { kind, name, path, data: whole } as ContentDocument;
}

/** Gives HTML whose links to pages without a city lead to them in a language. A city named in a link may not have the language. */
const linksIn = (html: string, language: string): string =>
  html.replace(
    /(<a href=")(\/[^"]*)/g,
    (_whole, start: string, path: string) =>
      start + (isBrandPath(path.replace(/\?.*/, '')) ? pathIn(language, path) : path),
  );
