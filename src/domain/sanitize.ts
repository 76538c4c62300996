import { cut } from './requests/masks';
import { unsafeCharacters } from './unsafe-characters';

/**
 * One line of a text from outside, as the database takes it: without markup, characters that nobody sees and
 * halves of characters, of at most `maxLength` UTF-16 units. Never throws.
 */
export function sanitizeLine(written: string, maxLength: number): string {
  const line = written.replace(/\s/g, ' ').replace(unsafeCharacters, '').replace(/ +/g, ' ').trim();
  return cut(line, maxLength).trim();
}
