import { longestAddressParts, longestMessage, longestName, phoneDigits } from '../limits';
import { cut } from '../sanitize';
import { unsafeCharacters } from '../unsafe-characters';

/**
 * Input masks of docs/specification.md, section 5. Each takes whatever is in the field (typed, pasted or
 * autofilled) and gives what the field shall hold. All are idempotent and never throw.
 */
export type Mask = (input: string) => string;

const nameMaxLength = longestName;
export const messageMaxLength = longestMessage;
const unitMaxLength = longestAddressParts.unit;

/** What nobody sees: the direction marks around a number from an address book, joiners, emoji selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

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
/** Where a number begins: not within another one. */
const before = String.raw`(?:^|[^\d+${gapCharacters}])${gap}`;

/**
 * A number that stands whole in a text: a contact card, a link, a sentence, an extension behind it. It goes on no
 * further.
 */
const wholeNumber = new RegExp(
  String.raw`${before}(?:(?:\+|00|011)?${gap}1${gap})?(\d{3})${gap}(\d{3})${gap}(\d{4})(?![${gapCharacters}]?\d)`,
  'u',
);

/** A number with the code of another country. */
const foreignNumber = new RegExp(String.raw`${before}(\+${gap}[02-9][\d${gapCharacters}]*)`, 'u');

/** A number as it is dialled, from its first digit on. */
const dialledNumber = new RegExp(String.raw`^[^\d+]*(\d[\d${gapCharacters}]*)`, 'u');
const foreignPrefix = /^(?:00|011)(?!1)/;

/** A whole number of this field, digits typed behind it, and one of it with digits typed within. */
const typedOn = /^(?:\d{3}-\d{3}-\d{5,}|[2-9]\d{2,}-\d{3,}-\d{4,})$/;

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

const foreignMaxLength = 30;

/** As it was given, of what a number can have: digits, a plus in front, and single spaces and dashes between. */
function keptForeign(written: string): string {
  const plus = /^[^\d+]*\+/.test(written) ? '+' : '';
  const kept = written
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s./]/g, ' ')
    .replace(/[^\d -]/g, '')
    .replace(/^[ -]+/, '')
    .replace(/([ -])[ -]+/g, '$1');
  // These dashes are the mask's own.
  const given = plus === '' && typedOn.test(kept) ? onlyDigits(kept) : kept;
  return (plus + given).slice(0, foreignMaxLength);
}

/** The number of another country that a text begins with, by its plus or by the prefix it is dialled with. */
function foreignIn(written: string): { at: number; number: string } | null {
  const foreign = foreignNumber.exec(written);
  if (foreign?.[1] !== undefined) return { at: foreign.index, number: foreign[1] };
  const dialled = dialledNumber.exec(written)?.[1] ?? '';
  const digits = onlyDigits(dialled);
  return digits.length > phoneDigits && foreignPrefix.test(digits) ? { at: 0, number: dialled } : null;
}

/** The digits of a number that is still being typed, without country code, exchange prefix and extension. */
function digitsSoFar(written: string): string {
  const digits = onlyDigits(written);
  if (/^\D*\+/.test(written)) return digits.replace(/^1/, '');
  return digits.length > phoneDigits ? digits.replace(/^(?:00|011)?1/, '') : digits;
}

/**
 * Digits grouped 3-3-4 with dashes, 12 characters at most. A country code, an exchange prefix and an extension are
 * dropped first, so that "+1 (416) 555-0199 ext. 2" is 416-555-0199. A number of another country, or one of more digits
 * than the two countries have, is kept as it was given, for cut to ten digits it is somebody else's.
 */
export function maskPhone(input: string): string {
  const written = withPlainDigits(input).replace(/%2b/gi, '+');
  const whole = wholeNumber.exec(written);
  const foreign = foreignIn(written);
  if (foreign && (!whole || foreign.at <= whole.index)) return keptForeign(foreign.number);
  if (whole) return whole.slice(1).join('-');
  const number = written.replace(/(\d)\s+(?:ext|poste|x|#).*$/is, '$1');
  const digits = digitsSoFar(number);
  // The country's code may follow.
  if (digits === '') return /^[^\d+]*\+\D*$/.test(number) ? '+' : '';
  if (digits.length > phoneDigits && !typedOn.test(number)) return keptForeign(number);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, phoneDigits)].filter(Boolean).join('-');
}

/** Whether a phone that went through its mask is one of another country. */
export function isForeignPhone(held: string): boolean {
  return onlyDigits(held).length > phoneDigits || /^\+\d/.test(held);
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
  return cut(input.replace(/\s/g, ' ').replace(unsafeCharacters, ''), unitMaxLength);
}
