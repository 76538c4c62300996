import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import { type AskWhich, settleTexts } from './merge-texts';
import { formatContent } from './format-content';
import { plainWords } from './describe-errors';
import { prepareSave } from './prepare-save';
import { textOf } from './repository';
import { type FieldTexts, textsOfOriginal, textsOfTranslation, translationWith } from './translation-fields';

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

/** Gives in words what is wrong with a translation, by the fields of its form. */
export async function checkTranslation(
  files: ContentFiles,
  translation: ContentFile,
): Promise<Map<string, string>> {
  const { errors } = await prepareSave(files, [translation]);
  return new Map(
    errors.toReversed().map((error) => [error.field.replace(/\[(\d+)\]/g, '.$1'), plainWords(error)]),
  );
}
