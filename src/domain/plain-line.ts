import { cut } from './masks';

/**
 * One line of a text from outside, as the database takes it: without markup, control characters and halves of
 * characters, of at most `maxLength` UTF-16 units. Never throws.
 */
export function plainLine(written: string, maxLength: number): string {
  const line = written
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  return cut(line, maxLength).trim();
}
