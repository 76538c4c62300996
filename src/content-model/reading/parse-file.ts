import { micromark } from 'micromark';
import { checkShape } from './check-shape';
import { findFileKind, type FileKind } from './content-kinds';
import { locate } from './field-lines';
import { findUnreadableText, withoutByteOrderMark } from './file-text';
import { readMarkdown } from './front-matter';
import { readJson } from './read-json';
import type { ContentError } from '../content-error';
import { english, hourWords, type HoursLocale } from './hour-words';
import { cityPathIn, pathIn } from '../../shared/site/languages';
import { isBrandPath } from '../../shared/site/routes';
import type { City, ContentDocument, ContentFile, ContentFiles, PrivacyPolicyPage, Site } from '../types';

/** The body of a markdown file, with the number of its first line. */
type Body = { body?: string; bodyLine?: number };

/** The data of a file without errors of syntax, right or wrong, for the checks of its texts. */
export type ReadFile = Body & { path: string; data: unknown; source: string };

export type ParsedFile = {
  /** Of a file without an error, or only with such as its reader corrects: other files are compared with it. */
  document?: ContentDocument | undefined;
  read?: ReadFile;
  errors: ContentError[];
};

type ReadData = Body & { data?: unknown; errors: ContentError[] };

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
  return file && (parseOnce(file).document?.data as Site['brand'] | undefined);
}

/** Gives a file's checked document, and its errors; those of fields once those of syntax are fixed. */
export function parseContentFile(path: string, written: string, said: HoursLocale = english): ParsedFile {
  const kind = findFileKind(path);
  if ('field' in kind) return { errors: [kind] };
  const source = withoutByteOrderMark(written);
  const unreadable = findUnreadableText(path, source);
  if (unreadable) return { errors: [unreadable] };
  const read = kind.format === 'json' ? readJson : readMarkdown;
  const { data, errors, ...body }: ReadData = read(path, source);
  if (data === undefined) return { errors };
  const shape = checkShape(kind.schema, data);
  // A translation is no document of its own: its texts are merged into its original.
  const isWhole = shape.errors.length === 0 && !kind.language;
  const document = isWhole ? asDocument(path, kind, { data: shape.data, ...body, said }) : undefined;
  if (errors.length > 0) return { document, errors };
  const reported = [...shape.errors, ...(body.body?.trim() === '' ? [empty] : [])];
  const located = reported.map((error) => locate(path, source, error));
  return { document, read: { path, data, source, ...body }, errors: located };
}

const empty = { path: ['body'], found: 'nothing', expected: 'text below the front matter' };

function asDocument(
  path: string,
  { kind, name }: FileKind,
  { data, body, said }: Body & { data: unknown; said: HoursLocale },
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
