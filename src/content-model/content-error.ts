/** One thing to put right in one content file, in words a content editor understands. */
export type ContentError = {
  /** Relative to the content folder. */
  file: string;
  line?: number;
  /** A path like `about.places` or `items[2].terms`; `(file)` for the file as a whole. */
  field: string;
  found: string;
  expected: string;
  /** How to mend it, where `expected` does not say it already. */
  fix?: string;
};

export type FieldPath = (string | number)[];

/** A error of one field, before its file and line are known. */
export type FieldError = { path: FieldPath } & Pick<ContentError, 'found' | 'expected' | 'fix'>;

export const wholeFile = '(file)';

const longestQuote = 60;

/** Writes a field's path as an editor would say it: `items[2].terms`. */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  const written = path.reduce<string>((soFar, part) => {
    if (typeof part === 'number') return `${soFar}[${part}]`;
    return soFar === '' ? String(part) : `${soFar}.${String(part)}`;
  }, '');
  return written === '' ? wholeFile : written;
}

/** Shows a value as it stands in the file, on one line and cut when long. */
export function quoteFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'no value (null)';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'an empty group of fields' : shorten(`a group of fields: ${keys.join(', ')}`);
  }
  if (typeof value === 'string') return `"${shorten(showInvisible(value.replace(/\s+/g, ' ')))}"`;
  return typeof value === 'number' ? `the number ${value}` : `${String(value)}, without quotes`;
}

/** What is pasted from other programs may hold letters that nobody sees, and that make a word another one. */
function showInvisible(text: string): string {
  return text.replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '[invisible letter]');
}

/** The text, cut when long. */
export function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length <= longestQuote ? text : `${letters.slice(0, longestQuote - 1).join('')}…`;
}

/**
 * Writes all errors as one readable message: a heading with the count, then each error under
 * its file and line, ordered by file. `contentDir` is put before each file so that a terminal can open it.
 */
export function formatErrors(errors: readonly ContentError[], contentDir = 'content'): string {
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
  return [heading, ...blocks, 'When they are mended, check again with: npm run content:check'].join('\n\n');
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

/** What is wrong with a text, in whatever field and file. */
export type TextError = Pick<ContentError, 'found' | 'expected' | 'fix'>;
