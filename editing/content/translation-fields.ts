import { textsToTranslate } from '../../src/content-model/reading/translate';
import { type Group, listTexts } from '../../src/content-model/reading/walk';
import type { ContentFile } from '../../src/content-model/types';
import { valueAt } from '../preview/field-of';
import { readFields, sourceOf } from './format-content';

/** The texts of a file by their fields, such as `items.1.terms`; a list of texts is one, with a line for each. */
export type FieldTexts = Record<string, string>;

const inLines = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '').trim();

/** Gives the texts of an original that a translation has or must have. */
export function textsOfOriginal(original: ContentFile, translation?: ContentFile): FieldTexts {
  const data = readFields(original) ?? {};
  const fields = [
    ...textsToTranslate(original.path, data).map(({ field }) => field.replace(/\.\d+\.item$/, '')),
    ...listTexts(readFields(translation)).map(({ path }) =>
      path.slice(0, typeof path.at(-1) === 'number' ? -1 : undefined).join('.'),
    ),
    ...('body' in data ? ['body'] : []),
  ];
  const known = [...new Set(fields)].filter((field) => valueAt(data, field) !== undefined);
  return Object.fromEntries(known.map((field) => [field, inLines(valueAt(data, field))]));
}

/** Gives the texts of a translation for the same fields; an empty text for what it leaves out. */
export function textsOfTranslation(originals: FieldTexts, translation: ContentFile | undefined): FieldTexts {
  const data = readFields(translation) ?? {};
  return Object.fromEntries(Object.keys(originals).map((field) => [field, inLines(valueAt(data, field))]));
}

/** Gives the part of an original that has texts, with those texts in their places. */
function partOf(value: unknown, texts: FieldTexts, field = ''): unknown {
  const text = texts[field]?.trim();
  if (text !== undefined)
    return text && (Array.isArray(value) ? text.split('\n').filter((line) => line.trim() !== '') : text);
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).map(([name, each]) => {
    return [name, partOf(each, texts, field === '' ? name : `${field}.${name}`)] as const;
  });
  const left = parts.filter(([, part]) => part !== undefined && part !== '');
  if (left.length === 0) return undefined;
  return Array.isArray(value) ? parts.map(([, part]) => part || {}) : Object.fromEntries(left);
}

/** Writes the translation of an original with these texts. */
export const translationWith = (original: ContentFile, path: string, texts: FieldTexts): ContentFile => ({
  path,
  source: sourceOf(path, (partOf(readFields(original), texts) ?? {}) as Group),
});
