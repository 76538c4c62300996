import { stringify } from 'yaml';
import type { z } from 'zod';
import { type ContentError, type FieldPath, quoteFound } from '../content-error';
import { locate } from './field-lines';
import { schemaAt } from './check-shape';
import { findFileKind } from './content-kinds';
import { english, type HoursLocale } from './hour-words';
import { parseOnce } from './parse-file';
import { originalsOf, translationPath } from './translation-names';
import { fieldPattern, type Group, isGroup, isWords, mapTexts } from './walk';
import type { ContentFile, ContentFiles, Site } from '../types';

/** The files of one language as if its texts had been written in the originals. */
export type TranslatedFiles = {
  language: string;
  files: ContentFile[];
  /** The originals whose translation has no error; the others stay as they are. */
  translated: ReadonlySet<string>;
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
  const translated = new Set<string>();
  const errors: ContentError[] = [];
  const inLanguage = originalsOf(files).map((original) => {
    const translation = byPath.get(translationPath(original.path, language));
    if (!translation) return original;
    const sources = `${original.source}\0${translation.source}`;
    const last = known.get(translation.path);
    const merged = last?.sources === sources ? last : { sources, ...merge(original, translation) };
    known.set(translation.path, merged);
    errors.push(...merged.errors);
    if (merged.errors.length > 0) return original;
    translated.add(original.path);
    return merged.file;
  });
  const said = hoursLocaleIn(language, inLanguage);
  return { language, files: inLanguage.map((file) => ({ ...file, said })), translated, errors };
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
  const [{ read: whole }, { read: part, errors: ofPart }] = [parseOnce(original), parseOnce(translation)];
  const kind = findFileKind(original.path);
  // What cannot be read is reported by itself.
  if (!whole || !part || ofPart.length > 0 || !('schema' in kind)) return { file: original, errors: ofPart };
  const errors: ContentError[] = [];
  const report = (path: FieldPath, found: string, expected: string): void => {
    const named = expected.replace('the original', original.path);
    errors.push(locate(translation.path, translation.source, { path, found, expected: named }));
  };
  const merging = { schema: kind.schema, name: nameOf(original.path), report };
  const data = mergeValues(whole.data, part.data, [], merging);
  const isMarkdown = part.body !== undefined;
  const source = isMarkdown ? `---\n${stringify(data)}---\n${part.body}` : JSON.stringify(data);
  return { file: { path: original.path, source }, errors };
}

type Merging = {
  schema: z.ZodType;
  name: string;
  report: (path: FieldPath, found: string, expected: string) => void;
};

/** Groups are merged by their fields and lists of groups by position; a list of texts takes the place of the original's. */
function mergeValues(original: unknown, translated: unknown, path: FieldPath, merging: Merging): unknown {
  const isMissing = translated === undefined;
  if (original === undefined && !isMissing)
    merging.report(path, 'a text that the original does not have', 'only texts of the original');
  if (Array.isArray(original)) {
    const items = isMissing ? [] : (translated as unknown[]);
    if (items.length > 0 && original.length > 0 && isWords(schemaAt(merging.schema, [...path, 0])))
      return items;
    if (!isMissing && original.length !== items.length)
      merging.report(path, `${items.length} items`, `as many as the original has: ${original.length}`);
    return original.map((item, index) => mergeValues(item, items[index], [...path, index], merging));
  }
  if (!isGroup(original)) return mergeValue(original, translated, path, merging);
  const group: Group = isMissing ? {} : (translated as Group);
  const fields = Object.keys({ ...original, ...group });
  return Object.fromEntries(
    fields.map((name) => [name, mergeValues(original[name], group[name], [...path, name], merging)]),
  );
}

/** A text must be translated, and what is no text must be the same in every language. */
function mergeValue(original: unknown, translated: unknown, path: FieldPath, merging: Merging): unknown {
  const { schema, name, report } = merging;
  const field = path.join('.');
  const isText = isWords(schemaAt(schema, path));
  if (translated === undefined) {
    if (isText && isToTranslate(String(original), name, field))
      report(path, 'nothing', `the text of the original in this language: ${quoteFound(original)}`);
    return original;
  }
  const mayDiffer = isText || ownInEachLanguage.some((pattern) => pattern.test(`${name} ${field}`));
  if (!mayDiffer && original !== undefined && translated !== original)
    report(
      path,
      quoteFound(translated),
      `nothing, or ${quoteFound(original)} as the original: it is no text`,
    );
  return translated;
}

const nameOf = (path: string): string => path.replace(/\.\w+$/, '');

const isToTranslate = (text: string, name: string, field: string): boolean =>
  /\p{L}/u.test(text) && !mayStay(name, field);

/** Lists the texts of an original that a translation must have, with their fields. */
export function textsToTranslate(original: string, data: unknown): { field: string; text: string }[] {
  const kind = findFileKind(original);
  if (!('schema' in kind)) return [];
  const name = nameOf(original);
  const texts: { field: string; text: string }[] = [];
  mapTexts(kind.schema, data, {
    map: (text, field) => {
      if (isToTranslate(text, name, field)) texts.push({ field, text });
      return text;
    },
  });
  return texts;
}
