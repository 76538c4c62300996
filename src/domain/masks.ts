import { longestAddressParts, longestMessage, longestName, phoneDigits } from './limits';
import { notPlain } from './plain-characters';

/**
 * Input masks of specification section 5. Each takes whatever is in the field (typed, pasted or
 * autofilled) and gives what the field shall hold. All are idempotent and never throw.
 */
export type Mask = (input: string) => string;

const nameMaxLength = longestName;
export const messageMaxLength = longestMessage;
const unitMaxLength = longestAddressParts.unit;

/** What nobody sees: the direction marks around a number from an address book, joiners, emoji selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

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

/**
 * Letters and spaces only, each word capitalised, 20 characters at most. A hyphen parts two words and an
 * apostrophe joins its letters, so that Jean-Luc and O'Brien keep every letter; accents are letters.
 */
export function maskName(input: string): string {
  const letters = input
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/[\s\p{Pd}_]+/gu, ' ')
    .replace(/[^\p{L}\p{Mn}\p{Mc} ]/gu, '')
    .replace(/(^| )[\p{M} ]+/gu, '$1')
    .normalize('NFC');
  const words = letters.replace(
    /(^| )(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'),
  );
  return cut(words.normalize('NFC'), nameMaxLength);
}

const anyDigit = /\p{Nd}/u;

/** The digits of every script as those of ours: fullwidth １, Arabic ١ and Devanagari १ are 1. */
function withPlainDigits(text: string): string {
  return text
    .replace(unseen, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) as number;
      // Unicode keeps the ten digits of a script side by side, zero first.
      let zero = code;
      while (anyDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
      return String((code - zero) % 10);
    });
}

const gapCharacters = String.raw`\s()./\p{Pd}`;
const gap = `[${gapCharacters}]*`;

/** A number that stands whole in a text: a contact card, a link, a sentence, an extension behind it. */
const wholeNumber = new RegExp(
  String.raw`(?:^|[^\d${gapCharacters}])${gap}(?:(?:\+|00|011)?${gap}1${gap})?` +
    String.raw`(\d{3})${gap}(\d{3})${gap}(\d{4})(?!\d)`,
  'u',
);

/** The digits of a number that is still being typed, without country code, exchange prefix and extension. */
function digitsSoFar(written: string): string {
  const digits = written.replace(/(\d)\s+(?:ext|poste|x|#).*$/is, '$1').replace(/\D/g, '');
  if (/^\D*\+/.test(written)) return digits.replace(/^1/, '');
  return digits.length > phoneDigits ? digits.replace(/^(?:00|011)?1/, '') : digits;
}

/**
 * Digits grouped 3-3-4 with dashes, 12 characters at most. A country code, an exchange prefix and an
 * extension are dropped first, so that "+1 (416) 555-0199 ext. 2" is 416-555-0199.
 */
export function maskPhone(input: string): string {
  const written = withPlainDigits(input);
  const whole = wholeNumber.exec(written);
  if (whole) return whole.slice(1).join('-');
  const digits = digitsSoFar(written).slice(0, phoneDigits);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** Digits only, 5 at most: the first part of a ZIP+4. */
export function maskZip(input: string): string {
  return withPlainDigits(input).replace(/\D/g, '').slice(0, 5);
}

/** Letters and digits, 6 at most, as shown: uppercase. `buildLead` stores it in lowercase. */
export function maskPostalCode(input: string): string {
  return withPlainDigits(input)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 6)
    .toUpperCase();
}

/** Letters, digits, space, period and comma; everything else is removed, a line break becomes a space. */
export function maskMessage(input: string): string {
  const kept = input
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{Mn}\p{Mc}\p{Nd} .,]/gu, '')
    .replace(/(^|[^\p{L}\p{M}])\p{M}+/gu, '$1')
    .normalize('NFC');
  return cut(kept, messageMaxLength);
}

/** At most 12 characters, without line breaks and without what the database refuses. */
export function maskUnit(input: string): string {
  return cut(input.replace(/\s/g, ' ').replace(notPlain, ''), unitMaxLength);
}
