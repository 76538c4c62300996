import { cut } from './requests/masks';
import { notPlain } from './plain-characters';

/**
 * One line of a text from outside, as the database takes it: without markup, characters that nobody sees and
 * halves of characters, of at most `maxLength` UTF-16 units. Never throws.
 */
export function plainLine(written: string, maxLength: number): string {
  const line = written.replace(/\s/g, ' ').replace(notPlain, '').replace(/ +/g, ' ').trim();
  return cut(line, maxLength).trim();
}
