import { stringify } from 'yaml';
import { type ContentError, type FieldPath, quoteFound } from '../content-error';
import { locate } from './field-lines';
import { withoutByteOrderMark } from './file-text';
import { splitFrontMatter } from './front-matter';
import { valueAt } from './check-shape';
import { findFileKind } from './content-kinds';
import { english, type HoursLocale } from './hour-words';
import { parseOnce } from './parse-file';
import { originalsOf, translationPath } from './translation-names';
import { fieldPattern, type Found, type Group, isGroup, mapTexts, walk } from './walk';
import type { ContentFile, ContentFiles, Site } from '../types';

/** The files of one language as if its texts had been written in the originals. */
export type TranslatedFiles = {
  files: ContentFile[];
  translated: ReadonlySet<string>;
  /** Those of the translated ones without an error: of the others the originals stand in. */
  merged: ReadonlySet<string>;
  /** The places of a translation that do not fit its original, or that leave a text out. */
  errors: ContentError[];
};

/** Texts that may stay as they are in every language, by file and field: names, and words that only staff read. */
const untranslated = [
  'badges/* region.name',
  'badges/* teams.*.name',
  'cities/* cities.*',
  'cities/* locationName',
  'cities/* position.*',
  'cities/* searchName',
  'reviews/* author',
  'reviews/* place',
  'site/brand name',
  'site/brand sender.*',
  'site/conversions *',
  'site/forms consent.version',
  'site/haul *.search.*',
  'site/measuring vendors.*',
  'site/navigation *.to',
  '(cities/* pricing.|site/pricing )(donation|recycling).*',
  'site/redirects *',
  'site/social-proof firstNames.*',
  // Saved with an address.
  'site/words *.country',
].map(fieldPattern);

/** Whether a text of a file, by its path without an ending, may be the same in every language. */
export const mayStay = (name: string, field: string): boolean =>
  untranslated.some((pattern) => pattern.test(`${name} ${field}`));

/** What differs in every language though pages show it only within other words. */
const ownInEachLanguage = ['site/haul *', 'site/words hours.locale'].map(fieldPattern);

/** The last result of each translation, so that only changed files are merged again while content is edited. */
const known = new Map<string, { sources: string; file: ContentFile; errors: ContentError[] }>();

/** Gives the content in a language: each original with the texts of its translation, if it has one. */
export function translate(files: ContentFiles, language: string): TranslatedFiles {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const [translated, whole] = [new Set<string>(), new Set<string>()];
  const errors: ContentError[] = [];
  const inLanguage = originalsOf(files).map((original) => {
    const translation = byPath.get(translationPath(original.path, language));
    if (!translation) return original;
    translated.add(original.path);
    const sources = `${original.source}\0${translation.source}`;
    const last = known.get(translation.path);
    const merged = last?.sources === sources ? last : { sources, ...merge(original, translation) };
    known.set(translation.path, merged);
    errors.push(...merged.errors);
    if (merged.errors.length === 0) whole.add(original.path);
    return merged.file;
  });
  const said = hoursLocaleIn(language, inLanguage);
  return { files: inLanguage.map((file) => ({ ...file, said })), translated, merged: whole, errors };
}

/** How a language says opening hours, by its site/words.json; as English does where that cannot be read. */
function hoursLocaleIn(language: string, files: ContentFiles): HoursLocale {
  const words = files.find(({ path }) => path === 'site/words.json');
  const { hours } = ((words && parseOnce(words).document?.data) ?? {}) as Partial<Site['words']>;
  return { ...english, ...hours, language };
}

function merge(
  original: ContentFile,
  translation: ContentFile,
): { file: ContentFile; errors: ContentError[] } {
  const [whole, part] = [parseOnce(original), parseOnce(translation)];
  const kind = findFileKind(original.path);
  // What cannot be read is reported by itself.
  if (!whole.read || !part.read || part.errors.length > 0 || !('schema' in kind))
    return { file: original, errors: part.errors };
  const errors: ContentError[] = [];
  const report = (path: FieldPath, found: string, expected: string): void => {
    const named = expected.replace('the original', original.path);
    errors.push(locate(translation.path, translation.source, { path, found, expected: named }));
  };
  const data = mergeValues(whole.read.data, part.read.data, { path: [], report });
  for (const { path, text } of findLeftOut(original.path, whole.read.data, part.read.data))
    report(path, 'nothing', `the text of the original in this language: ${quoteFound(text)}`);
  for (const { path, value } of listFacts(original.path, whole.read.data)) {
    const given = valueAt(part.read.data, path);
    if (given !== undefined && given !== value)
      report(path, quoteFound(given), `nothing, or ${quoteFound(value)} as the original: it is no text`);
  }
  const parts = splitFrontMatter(withoutByteOrderMark(translation.source));
  const source =
    typeof parts === 'string' || kind.format === 'json'
      ? JSON.stringify(data)
      : `---\n${stringify(data)}---\n${parts.body}`;
  return { file: { path: original.path, source }, errors };
}

type Merging = { path: FieldPath; report: (path: FieldPath, found: string, expected: string) => void };

/** Groups are merged by their fields and lists of groups by position; a list of texts takes the place of the original's. */
function mergeValues(original: unknown, translated: unknown, { path, report }: Merging): unknown {
  if (translated === undefined) return original;
  if (original === undefined) {
    report(path, 'a text that the original does not have', 'only texts of the original');
    return original;
  }
  if (Array.isArray(original) && Array.isArray(translated)) {
    if (original.length > 0 && original.every((item) => typeof item === 'string'))
      return translated as unknown;
    if (original.length !== translated.length)
      report(path, `${translated.length} items`, `as many as the original has: ${original.length}`);
    return original.map((item, index) =>
      mergeValues(item, translated[index], { path: [...path, index], report }),
    );
  }
  if (!isGroup(original) || !isGroup(translated)) return translated;
  const merged: Group = { ...original };
  for (const [name, value] of Object.entries(translated))
    merged[name] = mergeValues(original[name], value, { path: [...path, name], report });
  return merged;
}

const nameOf = (path: string): string => path.replace(/\.\w+$/, '');

/** Lists the texts of an original that a translation must have, with their fields. */
export function textsToTranslate(original: string, data: unknown): { field: string; text: string }[] {
  const kind = findFileKind(original);
  if (!('schema' in kind)) return [];
  const name = nameOf(original);
  const texts: { field: string; text: string }[] = [];
  mapTexts(kind.schema, data, {
    map: (text, field) => {
      if (/\p{L}/u.test(text) && !mayStay(name, field)) texts.push({ field, text });
      return text;
    },
  });
  return texts;
}

/** Lists the values of an original that are no texts, and so the same in every language. */
function listFacts(original: string, data: unknown): Found[] {
  const kind = findFileKind(original);
  if (!('schema' in kind)) return [];
  const withoutTexts = mapTexts(kind.schema, data, { map: () => '' });
  const name = nameOf(original);
  return walk(withoutTexts).filter(
    ({ path, value }) =>
      typeof value !== 'object' &&
      value !== '' &&
      !ownInEachLanguage.some((pattern) => pattern.test(`${name} ${path.join('.')}`)),
  );
}

function findLeftOut(original: string, whole: unknown, part: unknown) {
  return textsToTranslate(original, whole).flatMap(({ field, text }) => {
    const path = field.replace(/\.item$/, '').split('.');
    // A list of texts may be of another length than the original's.
    const asked = field.endsWith('.item') ? path.slice(0, -1) : path;
    return valueAt(part, asked) === undefined ? [{ path: path.map(asStep), text }] : [];
  });
}

const asStep = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step);
