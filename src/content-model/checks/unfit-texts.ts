import { micromark } from 'micromark';
import { findInvisible, quoteFound, type TextError } from '../content-error';
import type { TextAtPath } from './texts-with-paths';

/** Longer than any field of any page: more was pasted into the wrong field. */
const longestText = 5000;
/** How much of a text is quoted on either side of a character. */
const around = 20;

/** Reports a field with too long a text. A body as a whole has a limit of its own (reading/parse-file.ts). */
export function findTooLong({ where, text }: TextAtPath): TextError[] {
  if (text.length <= longestText || where.endsWith(' body')) return [];
  const found = `${quoteFound(text)} (${text.length} characters)`;
  const fix = `make it shorter by ${text.length - longestText} characters`;
  return [{ found, expected: `at most ${longestText} characters`, fix }];
}

/** Reports characters that nobody sees: what is refused in a visitor's request is not published either. */
export function findHidden({ where, text }: TextAtPath): TextError[] {
  // In markdown a character may also be written by its number: `&#8203;`.
  const shown = where.endsWith(' body') && text.includes('&') ? micromark(text) : text;
  const hidden = findInvisible(shown);
  if (!hidden) return [];
  const { at, name } = hidden;
  const beside = quoteFound(shown.slice(Math.max(0, at - around), at + around));
  const found = `a character that nobody sees (${name}) in ${beside}`;
  const fix = 'delete the words around it, and type them anew instead of pasting them';
  return [{ found, expected: 'only characters that can be seen', fix }];
}
