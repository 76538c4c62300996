import * as fc from 'fast-check';
import type { Mask } from '../../src/shared/text/masks';

/** Pieces of what people really paste, and of what breaks masks. */
const pieces = [
  // Numbers, and what is written around them.
  ['+1', '001', '011 ', '416', '(416) 555-0199', '5550199', ' ext. 22', 'x22', '#', ';ext=22', 'tel:'],
  ['BEGIN:VCARD\r\nVERSION:3.0\r\nFN:', 'TEL;TYPE=CELL:', '\r\nEND:VCARD', 'M5V 2T6', '77002-1234'],
  // Names, and letters that change their length in capitals.
  ['Jean-Luc', "O'Brien", 'D’Angelo', 'José', 'e\u0301', '\u0301', '\u0345', 'ß', 'ŉ', 'ǆ', 'ᾳ', 'ﬁ'],
  // Digits of other scripts, characters that nobody sees, emoji and halves of them.
  ['٤١٦', '４１６', '½', '\u00a0', '\u2011', '\u200e', '\u202a', '\u202c', '\u200b', '\ufeff', '\u3164'],
  ['\u0000', '😀', '👩‍👩‍👧', '1️⃣', '\ud83d', '\ude00', '\n', '\t', ' ', '  '],
  // What means something to a program.
  ['<b>', '"', '/', '\\', '$&', '__proto__', ',', '.'],
].flat();

const codeUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

/** Whatever a clipboard can hold: real pieces, every script and plane, halves of characters, long texts. */
export const pastedText = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join('')) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: codeUnit, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...pieces).map((piece) => piece.repeat(2500 / piece.length)) },
);

/** What a field holds after each character was typed at its end. */
export function typeThrough(mask: Mask, text: string): string {
  return Array.from(text).reduce((held, character) => mask(held + character), '');
}

const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), ...exactly(length) });
const exactly = (length: number) => ({ minLength: length, maxLength: length });

const inScript = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** A ten-digit number as `expected`, and `written` as people and address books write it. */
export const writtenPhone = fc
  .record({
    area: fc.tuple(fc.constantFrom(...'23456789'), digits(2)).map((parts) => parts.join('')),
    exchange: digits(3),
    line: digits(4),
    before: fc.constantFrom('', '', 'tel:', 'Cell ', '\u202a', '\u200e', '📞 ', ' '),
    country: fc.constantFrom('', '', '1', '1 ', '1-', '+1', '+1 ', '+1-', '+1.', '001', '001 ', '011 1 '),
    brackets: fc.boolean(),
    gap: fc.constantFrom('', '-', '.', ' ', '\u00a0', '\u2011', '\u2013', '/'),
    extension: fc.constantFrom(...'|| ext. 22| x22|x 2|#22|;ext=22| poste 4|\u202c| (home)'.split('|')),
    script: fc.constantFrom(...[0x30, 0x30, 0xff10, 0x660, 0x6f0].map(inScript)),
  })
  .map(({ area, exchange, line, before, country, brackets, gap, extension, script }) => ({
    expected: `${area}-${exchange}-${line}`,
    written:
      before + script(country + (brackets ? `(${area})` : area) + gap + exchange + gap + line) + extension,
  }));

const nameWords = 'ada José jean Luc Nguyễn ÇELIK o brien иван 李小龍 Zoë محمد ß'.split(' ');

/** A name of two words, joined as names are. */
export const writtenName = fc
  .tuple(
    fc.constantFrom(...nameWords),
    fc.constantFrom(' ', '-', "'", '’', '\u2011'),
    fc.constantFrom(...nameWords),
  )
  .map((parts) => parts.join(''));
