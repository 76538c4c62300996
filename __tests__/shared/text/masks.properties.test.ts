import * as fc from 'fast-check';
import {
  isForeignPhone,
  maskMessage,
  maskName,
  maskPhone,
  maskPostalCode,
  maskUnit,
  maskZip,
  messageMaxLength,
} from '../../../src/shared/text/masks';
import { pastedText, typeThrough, writtenName, writtenPhone } from '../../support/pasted-text';

const masks = [
  { name: 'name', mask: maskName, maxLength: 20, shape: /^(?:\p{L}\p{M}*(?: (?!$|\p{M}))?)*[ ]?$/u },
  {
    name: 'phone',
    mask: maskPhone,
    maxLength: 30,
    shape: /^(?:\d{0,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4}|\+|\+?(?:\d[ -]?)+)$/,
  },
  { name: 'zip', mask: maskZip, maxLength: 5, shape: /^\d*$/ },
  { name: 'postal code', mask: maskPostalCode, maxLength: 6, shape: /^[A-Z0-9]*$/ },
  { name: 'message', mask: maskMessage, maxLength: messageMaxLength, shape: /^[\p{L}\p{M}\p{Nd} .,]*$/u },
  { name: 'unit', mask: maskUnit, maxLength: 12, shape: /^[^\p{Cc}\p{Cs}<>]*$/u },
];

test.each(masks)(
  '$name: any paste gives text of its shape and length, which another masking leaves as it is',
  ({ mask, maxLength, shape }) => {
    fc.assert(
      fc.property(pastedText, (pasted) => {
        const held = mask(pasted);
        expect(held).toMatch(shape);
        expect(held.length).toBeLessThanOrEqual(maxLength);
        expect(mask(held)).toBe(held);
      }),
      { numRuns: 1000 },
    );
  },
);

test('a phone is the same number however it is written', () => {
  fc.assert(
    fc.property(writtenPhone, ({ written, expected }) => {
      expect(maskPhone(written)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('a phone typed one key at a time is the same as when it is pasted, its +1 included', () => {
  fc.assert(
    fc.property(writtenPhone, ({ written, expected }) => {
      expect(typeThrough(maskPhone, written)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('ten digits are never taken out of a number of another country', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789 -'), minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...'23456789'), digits, (country, rest) => {
      const held = maskPhone(`+${country}${rest}`);
      expect(held).toMatch(new RegExp(`^\\+${country}`));
      expect(isForeignPhone(held)).toBe(true);
      expect(isForeignPhone(typeThrough(maskPhone, `+${country}${rest}`))).toBe(true);
    }),
  );
});

test('a name keeps all its letters', () => {
  const letters = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '').toUpperCase();
  fc.assert(
    fc.property(writtenName, (written) => {
      expect(letters(maskName(written))).toBe(letters(written));
    }),
  );
});
