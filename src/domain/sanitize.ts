import { cut } from './requests/masks';
import { unsafeCharacters } from './unsafe-characters';

/**
 * Takes a text from outside and gives one line that the database accepts: without markup, invisible characters and
 * broken surrogate pairs, of at most `maxLength` UTF-16 units. Never throws.
 */
export function sanitizeLine(written: string, maxLength: number): string {
  const line = written.replace(/\s/g, ' ').replace(unsafeCharacters, '').replace(/ +/g, ' ').trim();
  return cut(line, maxLength).trim();
}
