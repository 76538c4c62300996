import { unseenCharacters } from '../values/limits';

/** Cuts to `maxLength` UTF-16 units without splitting a character in two. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > maxLength) break;
    kept += character;
  }
  return kept;
}

/** One line that the database accepts. Never throws. */
export function sanitizeLine(written: string, maxLength: number): string {
  const line = written.replace(/\s/g, ' ').replace(unsafeCharacters, '').replace(/ +/g, ' ').trim();
  return cut(line, maxLength).trim();
}

/** For the brackets of a regular expression: invisible characters, broken surrogate pairs, spaces other than the plain one. */
export const invisibleClass = `${unseenCharacters}\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}`;

/** The characters that no text of a record may have: angle brackets, and those of the class above. */
export const unsafeCharacters = new RegExp(`[${invisibleClass}<>]`, 'gu');
