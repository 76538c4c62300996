import { textsToTranslate } from '../../src/content-model/reading/translate';
import { type Group, listTexts } from '../../src/content-model/reading/walk';
import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import { valueAt } from '../preview/field-of';
import { readFields, sourceOf } from './format-content';
import { type AskWhich, settleTexts } from './merge-texts';
import { textOf } from './repository';

/** The texts of a file by their fields, such as `items.1.terms`; a list of texts is one, with a line for each. */
export type FieldTexts = Record<string, string>;

const inLines = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '').trim();

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

export const translationWith = (original: ContentFile, path: string, texts: FieldTexts): ContentFile => ({
  path,
  source: sourceOf(path, (partOf(readFields(original), texts) ?? {}) as Group),
});

export type TranslationDraft = { original: string; before: string | null; texts: FieldTexts };

export function beginTranslation(files: ContentFiles, original: ContentFile, path: string): TranslationDraft {
  const translation = files.find((file) => file.path === path);
  const data = readFields(translation) ?? {};
  const fields = Object.keys(textsOfOriginal(original, translation));
  const texts = Object.fromEntries(fields.map((field) => [field, inLines(valueAt(data, field))]));
  return { original: original.source, before: translation?.source ?? null, texts };
}

type Wanted = { path: string; original: ContentFile; draft: TranslationDraft };

/** Where somebody else has saved it meanwhile, asks which texts stay; gives nothing without an answer. */
export async function settleTranslation(
  files: ContentFiles,
  { path, original, draft }: Wanted,
  askWhich: AskWhich,
): Promise<ContentFile | undefined> {
  const { source: mine } = translationWith(original, path, draft.texts);
  const texts = { path, before: draft.before, mine, theirs: textOf(files, path) };
  const source = await settleTexts(texts, askWhich);
  return source === undefined ? undefined : { path, source };
}
