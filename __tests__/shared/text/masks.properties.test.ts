import * as fc from 'fast-check';
import * as textMasks from '../../../src/shared/text/masks';
import { sanitizeLine } from '../../../src/shared/text/sanitize';
import { longestMessage, unseenCharacters } from '../../../src/shared/values/limits';
import { pastedText, typeThrough, writtenPhone } from '../../support/pasted-text';

const { maskMessage, maskName, maskPhone, maskPostalCode, maskUnit, maskZip } = textMasks;

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
  { name: 'message', mask: maskMessage, maxLength: longestMessage, shape: /^[\p{L}\p{M}\p{Nd} .,]*$/u },
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

test('a phone typed one key at a time is the same as when it is pasted, its +1 included', () => {
  fc.assert(
    fc.property(writtenPhone, ({ written, expected }) => {
      expect(typeThrough(maskPhone, written)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

const basicPlane = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
const unseen = new RegExp(`[${unseenCharacters}]`);
const isUnseen = (sign: string): boolean => unseen.test(sign);

test('every control, ignorable character and space but the plain one is among the unseen', () => {
  const invisible = basicPlane.filter((sign) => /[\p{Cc}\p{Default_Ignorable_Code_Point}\s]/u.test(sign));
  expect(invisible.length).toBeGreaterThan(100);
  expect(invisible.filter((sign) => !isUnseen(sign))).toEqual([' ']);
});

test('no letter, mark, digit or sign that is seen is among the unseen, but the hyphenation point', () => {
  const seen = basicPlane.filter(
    (sign) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(sign) && !/\p{Default_Ignorable_Code_Point}/u.test(sign),
  );
  expect(seen.filter(isUnseen)).toEqual(['\u2027', '\u2800']);
});

const allMasks = [...masks, { name: 'plain line', mask: (text: string) => sanitizeLine(text, 200) }];

test.each(allMasks)(
  '$name: no unseen character is let through, alone, among letters or twice',
  ({ mask }) => {
    const all = basicPlane.filter(isUnseen);
    expect(all.length).toBeGreaterThan(150);
    for (const sign of all) {
      for (const typed of [sign, `a${sign}b`, `1 ${sign}${sign} 2`, `e${sign}\u0301`]) {
        expect(mask(typed)).not.toMatch(unseen);
      }
    }
  },
);
