import { unsafeCharacters } from './unsafe-characters';

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
