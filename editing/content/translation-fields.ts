import { textsToTranslate } from '../../src/content-model/reading/translate';
import { type Group, listTexts } from '../../src/content-model/reading/walk';
import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import { valueAt } from '../preview/field-of';
import { formatContent, readFields, sourceOf } from './format-content';
import { type AskWhich, settleTexts } from './merge-texts';
import { textOf } from './repository';

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

/** A translation as somebody writes it, with the texts of both files that it began with. */
export type TranslationDraft = { original: string; before: string | null; texts: FieldTexts };

/** Gives the draft with which a translation begins: what is saved of it. */
export function beginTranslation(files: ContentFiles, original: ContentFile, path: string): TranslationDraft {
  const translation = files.find((file) => file.path === path);
  const texts = textsOfTranslation(textsOfOriginal(original, translation), translation);
  return { original: original.source, before: translation?.source ?? null, texts };
}

type Wanted = { path: string; original: ContentFile; draft: TranslationDraft };

/**
 * Gives the translation to save. Where somebody else has saved it since the draft was begun, asks which texts stay; gives
 * nothing where nobody wants to say.
 */
export async function settleTranslation(
  files: ContentFiles,
  { path, original, draft }: Wanted,
  askWhich: AskWhich,
): Promise<ContentFile | undefined> {
  const mine = await formatContent(translationWith(original, path, draft.texts));
  const theirs = textOf(files, path);
  if (theirs === null || theirs === draft.before) return mine;
  const texts = { path, before: draft.before ?? '', mine: mine.source, theirs };
  const source = await settleTexts(texts, askWhich);
  return source === undefined ? undefined : { path, source };
}
