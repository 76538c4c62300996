import * as limits from '../values/limits';
import { cut, unsafeCharacters } from './sanitize';

/** A mask of docs/specification.md, section 5. Every mask is idempotent and never throws. */
export type Mask = (input: string) => string;

/** Characters that nobody sees: direction marks around a number from an address book, joiners, emoji selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** A hyphen becomes a space and an apostrophe goes, so that Jean-Luc and O'Brien keep every letter. */
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
  return cut(words.normalize('NFC'), limits.longestName);
}

const anyDigit = /\p{Nd}/u;

/** Writes the digits of every script as 0 to 9: fullwidth １, Arabic ١ and Devanagari १ become 1. */
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
/** The beginning of a number, which does not lie within another one. */
const before = String.raw`(?:^|[^\d+${gapCharacters}])${gap}`;

/** In a contact card, a link or a sentence; an extension may follow, but no further digit of the number. */
const wholeNumber = new RegExp(
  String.raw`${before}(?:\+${gap}1${gap})*(?:(?:\+|00|011)?${gap}1${gap})?(\d{3})${gap}(\d{3})${gap}(\d{4})(?![${gapCharacters}]?\d)`,
  'u',
);

/** Numbers one after the other, as where one is pasted twice. */
const severalNumbers = /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})1?[2-9]\d\d[2-9]\d{6}/;

const foreignNumber = new RegExp(String.raw`${before}(\+${gap}[02-9][\d${gapCharacters}]*)`, 'u');

/** A number as one dials it, from its first digit on. */
const dialledNumber = new RegExp(String.raw`^[^\d+]*(\d[\d${gapCharacters}]*)`, 'u');
const foreignPrefix = /^(?:00|011)(?!1)/;

/** A complete number that the mask wrote, to which the visitor added digits at its end or within. */
const typedOn = /^(?:\d{3}-\d{3}-\d{5,}|[2-9]\d{2,}-\d{3,}-\d{4,})$/;

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

const foreignMaxLength = 30;

/** Keeps a number of another country as the visitor wrote it: a plus in front, digits, single spaces and dashes. */
function asForeign(written: string): string {
  const plus = /^[^\d+]*\+/.test(written) ? '+' : '';
  const allowed = written
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s./]/g, ' ')
    .replace(/[^\d -]/g, '')
    .replace(/^[ -]+/, '')
    .replace(/([ -])[ -]+/g, '$1');
  // The mask itself put these dashes in.
  const given = plus === '' && typedOn.test(allowed) ? onlyDigits(allowed) : allowed;
  return (plus + given).slice(0, foreignMaxLength);
}

/** Finds a number of another country: one with a plus, or one that begins with the prefix for calls abroad. */
function foreignIn(written: string): { at: number; number: string } | null {
  const foreign = foreignNumber.exec(written);
  if (foreign?.[1] !== undefined) return { at: foreign.index, number: foreign[1] };
  const dialled = dialledNumber.exec(written)?.[1] ?? '';
  const digits = onlyDigits(dialled);
  return digits.length > limits.phoneDigits && foreignPrefix.test(digits) ? { at: 0, number: dialled } : null;
}

/** The digits of a number that is still being typed, without country code, exchange prefix and extension. */
function digitsSoFar(written: string): string {
  const digits = onlyDigits(written);
  if (/^\D*\+/.test(written)) return digits.replace(/^1/, '');
  return digits.length > limits.phoneDigits ? digits.replace(/^(?:00|011)?1/, '') : digits;
}

/** Keeps a foreign number, or one with too many digits: its first ten digits would be somebody else's number. */
export function maskPhone(input: string): string {
  const written = withPlainDigits(input).replace(/%2b/gi, '+');
  const whole = wholeNumber.exec(written);
  const foreign = foreignIn(written);
  if (foreign && (!whole || foreign.at <= whole.index)) return asForeign(foreign.number);
  const first = whole ?? severalNumbers.exec(onlyDigits(written));
  if (first) return first.slice(1).join('-');
  const number = written.replace(/(\d)\s+(?:ext|poste|x|#).*$/is, '$1');
  const digits = digitsSoFar(number);
  // The country's code may follow.
  if (digits === '') return /^[^\d+]*\+\D*$/.test(number) ? '+' : '';
  if (digits.length > limits.phoneDigits && !typedOn.test(number)) return asForeign(number);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, limits.phoneDigits)]
    .filter(Boolean)
    .join('-');
}

export function isForeignPhone(phone: string): boolean {
  return onlyDigits(phone).length > limits.phoneDigits || /^\+\d/.test(phone);
}

/** Keeps at most 5 digits, the first part of a ZIP+4. */
export function maskZip(input: string): string {
  return withPlainDigits(input).replace(/\D/g, '').slice(0, limits.zipDigits);
}

/** Keeps at most 6 letters and digits, in uppercase; `buildLead` stores them in lowercase. */
export function maskPostalCode(input: string): string {
  return withPlainDigits(input)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, limits.postalCodeLength)
    .toUpperCase();
}

/** Keeps letters, digits, spaces, periods and commas; a line break becomes a space. */
export function maskMessage(input: string): string {
  const allowed = input
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[^\p{L}\p{Mn}\p{Mc}\p{Nd} .,]/gu, '')
    .replace(/(^|[^\p{L}\p{M}])\p{M}+/gu, '$1')
    .normalize('NFC');
  return cut(allowed, limits.longestMessage);
}

/** Keeps at most 12 characters, without line breaks and characters that the database refuses. */
export function maskUnit(input: string): string {
  return cut(input.replace(/\s/g, ' ').replace(unsafeCharacters, ''), limits.longestAddressParts.unit);
}

export const leadMasks = {
  name: maskName,
  phone: maskPhone,
  message: maskMessage,
  zip: maskZip,
  postalCode: maskPostalCode,
};

export type LeadField = keyof typeof leadMasks;
