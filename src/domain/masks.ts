/**
 * Input masks of specification section 5. Each takes whatever is in the field (typed, pasted or
 * autofilled) and gives what the field shall hold. All are idempotent and never throw.
 */
export type Mask = (input: string) => string;

const nameMaxLength = 20;
export const messageMaxLength = 2000;
const unitMaxLength = 12;

const phoneDigits = 10;

/** Cuts to `maxLength` UTF-16 units without splitting a character in two. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > maxLength) break;
    kept += character;
  }
  return kept;
}

/**
 * Letters and spaces only, each word capitalised, 20 characters at most. A hyphen parts two words and an
 * apostrophe joins its letters, so that Jean-Luc and O'Brien keep every letter; accents are letters.
 */
export function maskName(input: string): string {
  const words = input
    .normalize('NFC')
    .replace(/[\s\p{Pd}_]+/gu, ' ')
    .replace(/[^\p{L}\p{M} ]/gu, '')
    .replace(/ +/g, ' ')
    .replace(/^[\p{M} ]+/u, '')
    .replace(/(^| )(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'))
    .normalize('NFC');
  return cut(words, nameMaxLength);
}

/**
 * Digits grouped 3-3-4 with dashes, 12 characters at most. A country code, an exchange prefix and an
 * extension are dropped first, so that "+1 (416) 555-0199 ext. 2" is 416-555-0199.
 */
export function maskPhone(input: string): string {
  const written = input.normalize('NFKC').replace(/(?:ext|x|#|;).*$/is, '');
  let digits = written.replace(/\D/g, '');
  if (/^\D*\+/.test(written)) digits = digits.replace(/^1/, '');
  else if (digits.length > phoneDigits) digits = digits.replace(/^(?:00|011)?1/, '');
  digits = digits.slice(0, phoneDigits);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Digits only, 5 at most: the first part of a ZIP+4. */
export function maskZip(input: string): string {
  return input.normalize('NFKC').replace(/\D/g, '').slice(0, 5);
}

/** Letters and digits, 6 at most, as shown: uppercase. `buildLead` stores it in lowercase. */
export function maskPostalCode(input: string): string {
  return input
    .normalize('NFKC')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 6)
    .toUpperCase();
}

/** Letters, digits, space, period and comma; everything else is removed, a line break becomes a space. */
export function maskMessage(input: string): string {
  const kept = input
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{M}\p{Nd} .,]/gu, '');
  return cut(kept, messageMaxLength);
}

/** At most 12 characters, without line breaks. */
export function maskUnit(input: string): string {
  return cut(input.replace(/\s/g, ' '), unitMaxLength);
}
