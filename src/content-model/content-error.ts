import { invisibleClass } from '../shared/text/sanitize';

export type ContentError = {
  /** Relative to the content folder. */
  file: string;
  line?: number | undefined;
  /** A path like `about.places` or `items[2].terms`; `(file)` for the file as a whole. */
  field: string;
  found: string;
  expected: string;
  /** How to correct it, where `expected` does not say it already. */
  fix?: string | undefined;
};

export type FieldPath = (string | number)[];

export type TextError = Pick<ContentError, 'found' | 'expected' | 'fix'>;

export type FieldError = TextError & { path: FieldPath };

/** An error of a file; without steps in its path, of the file as a whole. */
export type Reported = FieldError & { file: string };

/** An error of a field. */
export const ofField = (
  file: string,
  path: FieldPath,
  found: string,
  expected: string,
  fix?: string,
): Reported => ({ file, path, found, expected, fix });

export const wholeFile = '(file)';

/** An error of a file as a whole, or of a line of it. */
export const ofFile = (
  file: string,
  found: string,
  expected: string,
  fix?: string,
  line?: number,
): ContentError => ({ file, line, field: wholeFile, found, expected, fix });

const longestQuote = 60;

/** Writes a field's path as error messages do: `items[2].terms`. */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  const written = path.reduce<string>((soFar, part) => {
    if (typeof part === 'number') return `${soFar}[${part}]`;
    return soFar === '' ? String(part) : `${soFar}.${String(part)}`;
  }, '');
  return written === '' ? wholeFile : written;
}

/** Writes a value as the file has it, on one line and shortened if it is long. */
export function quoteFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'no value (null)';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'an empty group of fields' : shorten(`a group of fields: ${keys.join(', ')}`);
  }
  if (typeof value === 'string') return `"${shorten(showInvisible(value).replace(/\s+/g, ' '))}"`;
  return typeof value === 'number' ? `the number ${value}` : `${String(value)}, without quotes`;
}

/** Characters that nobody sees. A special space is seen, and line breaks and tabs are marks of the file's format. */
const invisible = new RegExp(`(?![\\p{Zs}\\t\\n\\r])[${invisibleClass}]`, 'gu');

/** An emoji may have some of them between and behind its parts. */
const emoji =
  /(?:\p{Extended_Pictographic}|[#*\d](?=\uFE0F\u20E3))\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*/gu;

const emojiOrInvisible = new RegExp(`(${emoji.source})|${invisible.source}`, 'gu');

/** Gives where the first invisible character of a text is. */
export const findInvisible = (text: string): number | undefined =>
  Array.from(text.matchAll(emojiOrInvisible)).find(([, seen]) => seen === undefined)?.index;

export const withoutInvisible = (text: string): string =>
  text.replace(emojiOrInvisible, (_found, seen: string = '') => seen);

const showInvisible = (text: string): string => text.replace(invisible, '[invisible character]');

export function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= longestQuote ? text : `${characters.slice(0, longestQuote - 1).join('')}…`;
}

/** Writes all errors as one message, by file and line. Paths begin with `contentDir`, for terminals that open them. */
function formatErrors(errors: readonly ContentError[], contentDir = 'content'): string {
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  const folder = contentDir.replace(/\/+$/, '');
  const ordered = [...errors].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || a.field.localeCompare(b.field),
  );
  const blocks = ordered.map(({ file, line, field, found, expected, fix }) =>
    [
      `${file === '' ? folder : `${folder}/${file}`}${line === undefined ? '' : `:${line}`}`,
      `  field:    ${field}`,
      `  found:    ${found}`,
      `  expected: ${expected}`,
      ...(fix === undefined ? [] : [`  fix:      ${fix}`]),
    ].join('\n'),
  );
  const heading = `${count} in the content (${folder}/). Nothing was built.`;
  return [heading, ...blocks, 'When you have fixed them, check again with: npm run content:check'].join(
    '\n\n',
  );
}

/** Stops a build: its message lists every error, and `errors` holds them. */
export class InvalidContentError extends Error {
  override readonly name = 'InvalidContentError';

  constructor(
    readonly errors: readonly ContentError[],
    contentDir?: string,
  ) {
    super(formatErrors(errors, contentDir));
  }
}
