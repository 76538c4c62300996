import { unseenCharacters } from '../../../src/shared/values/limits';
import {
  maskMessage,
  maskName,
  maskPhone,
  maskPostalCode,
  maskUnit,
  maskZip,
} from '../../../src/shared/text/masks';
import { sanitizeLine } from '../../../src/shared/text/sanitize';

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

const masks = [
  { name: 'name', mask: maskName },
  { name: 'phone', mask: maskPhone },
  { name: 'zip', mask: maskZip },
  { name: 'postal code', mask: maskPostalCode },
  { name: 'message', mask: maskMessage },
  { name: 'unit', mask: maskUnit },
  { name: 'plain line', mask: (text: string) => sanitizeLine(text, 200) },
];

test.each(masks)('$name: no unseen character is let through, alone, among letters or twice', ({ mask }) => {
  const all = basicPlane.filter(isUnseen);
  expect(all.length).toBeGreaterThan(150);
  for (const sign of all) {
    for (const typed of [sign, `a${sign}b`, `1 ${sign}${sign} 2`, `e${sign}\u0301`]) {
      expect(mask(typed)).not.toMatch(unseen);
    }
  }
});

test.each(masks)('$name: no character of the basic plane becomes an unseen one', ({ mask }) => {
  expect(basicPlane.filter((sign) => isUnseen(mask(`a${sign}`)))).toEqual([]);
});
