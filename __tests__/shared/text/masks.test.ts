import { bookChecks, quoteChecks } from '../../../src/features/requests/rules/checks';
import * as masks from '../../../src/shared/text/masks';

const { maskMessage, maskName, maskPhone, maskPostalCode, maskUnit, maskZip } = masks;

test.each([
  ['  ada   lovelace', 'Ada Lovelace'],
  ['Ada\tLovelace\n', 'Ada Lovelace '],
  ['ada_lovelace', 'Ada Lovelace'],
  ["o'brien", 'Obrien'],
  ['jean\u2011luc', 'Jean Luc'],
  ['Jose\u0301', 'José'],
  ['große', 'Große'],
  ['李小龍', '李小龍'],
  ['\u202bمحمد\u202c', 'محمد'],
  ['प्रिया', 'प्रिया'],
  ['J.R.R. Tolkien', 'JRR Tolkien'],
  ['❤️ Bob 1️⃣', 'Bob '],
  ['<b>Bob</b>', 'BBobb'],
  ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinha'],
])('the name %j is accepted as %j', (typed, held) => {
  expect(maskName(typed)).toBe(held);
  expect(quoteChecks.name(held)).toBeNull();
});

test.each(['', '   ', '123', "'", '❤️', '\u0301', '\u3164'])('%j holds no letter and is no name', (typed) => {
  expect(maskName(typed)).toBe('');
  expect(quoteChecks.name('')).toBe('nameRequired');
});

// By hand, on a card, in an address book, by autofill; the property tests write it in many more ways.
test.each(
  [
    ['4165550199', '416.555.0199', '(416) 555-0199', ' 416 - 555 - 0199.', '41 65 55 01 99', '416·555·0199'],
    ['+1 (416) 555-0199', '(+1) 416 555 0199', '14165550199', '0014165550199', '011 1 416 555 0199'],
    ['tel:%2B14165550199', 'tel:+1-416-555-0199;ext=22', 'sms:+14165550199?body=Hi'],
    ['416 555 0199 ext. 22', '416-555-0199x22', '416-555-0199, poste 22', '416-555-01991234'],
    ['Max, 416-555-0199 (cell)', 'Call 416-555-0199 or 647-555-0100', '<b>416-555-0199</b>'],
    ['BEGIN:VCARDVERSION:3.0FN:Ada LTEL;TYPE=CELL;PREF=1:+1 416-555-0199END:VCARD'],
    ['\u202a+1 416\u2011555\u20110199\u202c', '＋１（４１６）５５５－０１９９', '٤١٦٥٥٥٠١٩٩'],
    ['4️⃣1️⃣6️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣9️⃣9️⃣'],
    ['41655501994165550199', '416-555-0199 416-555-0199', '1416555019914165550199', '+1+14165550199'],
    ['416-555-0199647-555-2100', '(416) 555-0199(647) 555-2100', '+1 +1 (416) 555-0199'],
    ['Tel.: +1 416 555 0199, Fax: +44 20 7946 0958'],
  ].flat(),
)('the phone %j is accepted as 416-555-0199', (written) => {
  expect(maskPhone(written)).toBe('416-555-0199');
  expect(quoteChecks.phone('416-555-0199')).toBeNull();
});

// Cut to ten digits each of them would be the number of somebody else.
test.each([
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+49\u201330\u2013901820', '+49-30-901820'],
  ['tel:%2B442079460958', '+442079460958'],
  ['+44 20 7946 0958 ext. 22', '+44 20 7946 0958'],
  ['01144 20 7946 0958', '01144 20 7946 0958'],
  ['442079460958', '442079460958'],
  ['+416-555-0199', '+416-555-0199'],
  ['+44 20 7946 0958 7946 0958 7946 0958', '+44 20 7946 0958 7946 0958 794'],
])('the phone %j is kept as %j, and is said to be of another country', (written, held) => {
  expect(maskPhone(written).trimEnd()).toBe(held);
  expect(quoteChecks.phone(maskPhone(written))).toBe('phoneForeign');
});

test.each([
  ['416-555-01991', '416-555-0199'],
  ['416-5755-0199', '416-575-5019'],
])('a digit typed into a whole number gives the first twelve characters: %j is %j', (typed, held) => {
  expect(maskPhone(typed)).toBe(held);
});

test.each([
  ['call me', ''],
  ['+', '+'],
  ['+1', ''],
  ['4165', '416-5'],
  ['416-555-019 x22', '416-555-019'],
  ['+1 416 555', '416-555'],
])('the phone %j is held as %j, and is no whole number yet', (written, held) => {
  expect(maskPhone(written)).toBe(held);
  expect(quoteChecks.phone(held)).toBe('phoneTooShort');
});

test.each([
  [' 77002-1234 ', '77002'],
  ['Houston, TX 77002', '77002'],
  ['٧٧٠٠٢', '77002'],
  ['770', '770'],
  ['—', ''],
])('the zip %j is held as %j', (typed, held) => {
  expect(maskZip(typed)).toBe(held);
  expect(bookChecks('US').zip?.(held)).toBe(held ? null : 'zipOrPostalCodeRequired');
});

test.each([
  [' m 5 v 2 t 6 ', 'M5V2T6'],
  ['M5V\u20112T6X', 'M5V2T6'],
  ['Ｍ５Ｖ ２Ｔ６', 'M5V2T6'],
  ['é5v', '5V'],
  ['é', ''],
])('the postal code %j is held as %j', (typed, held) => {
  expect(maskPostalCode(typed)).toBe(held);
  expect(bookChecks('CA').postalCode?.(held)).toBe(held ? null : 'zipOrPostalCodeRequired');
});

test.each([
  ["2' × 3'? Yes!", '2  3 Yes'],
  ['sofa\nfridge\r\n', 'sofa fridge  '],
  ['sofa ❤️ 1️⃣', 'sofa  1'],
  ['\u202bأريكة\u202c ٣', 'أريكة ٣'],
  ['a'.repeat(2001), 'a'.repeat(2000)],
])('a message typed as %j is held as %j', (typed, held) => {
  expect(maskMessage(typed)).toBe(held);
});

test.each([
  ['#12-B', '#12-B'],
  ['Penthouse 1204B', 'Penthouse 12'],
  ['\u200e12\nB\u0000', '12 B'],
  ['<b>12</b>', 'b12/b'],
])('a unit typed as %j is held as %j', (typed, held) => {
  expect(maskUnit(typed)).toBe(held);
});
