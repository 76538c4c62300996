import { vercelStegaClean, vercelStegaDecodeAll, vercelStegaEncode } from '@vercel/stega';

/** Where a text comes from: the file below the content folder, and the field as the editing screen names it. */
export type Mark = { file: string; field: string };

/** Writes a mark in characters that nobody sees. */
export const hideMark = (mark: Mark): string => vercelStegaEncode(mark);

/** Gives the marks that are hidden in a text, in their order. */
export const readMarks = (text: string): Mark[] => vercelStegaDecodeAll<Mark>(text) ?? [];

/** Gives a text, or any value of JSON, without marks: exactly as it was before. */
export const withoutMarks = <Value>(value: Value): Value => vercelStegaClean(value);

/** The editing screen, for marks beside texts. `npm run edit` sets it for development mode; a build refuses it. */
export function editingScreenUrl(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const url = env.EDITING_SCREEN_URL || undefined;
  if (url !== undefined && env.NODE_ENV === 'production')
    throw new Error('EDITING_SCREEN_URL is set, which only npm run edit does: unset it and build again.');
  return url;
}
