import { maskMessage, maskUnit, messageMaxLength } from '../../../src/shared/text/masks';

test.each([
  ['Sofa, two chairs. 3rd floor', 'Sofa, two chairs. 3rd floor'],
  ["2' × 3'? Yes!", '2  3 Yes'],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['sofa\nfridge\r\n', 'sofa fridge  '],
  ['canapé déchiré', 'canapé déchiré'],
  ['cana!pe\u0301', 'canapé'],
  ['sofa ❤️ 1️⃣', 'sofa  1'],
  ['❤️', ''],
  ['\u202bأريكة\u202c ٣', 'أريكة ٣'],
])('a message typed as %j is held as %j', (typed, held) => {
  expect(maskMessage(typed)).toBe(held);
});

test('a message is cut to its longest length', () => {
  expect(maskMessage('a'.repeat(messageMaxLength + 1))).toBe('a'.repeat(messageMaxLength));
});

test.each([
  ['1204', '1204'],
  ['#12-B', '#12-B'],
  ['Penthouse 1204B', 'Penthouse 12'],
  ['12\nB', '12 B'],
  ['\u200e12B\u0000', '12B'],
  ['<b>12</b>', 'b12/b'],
  ['1\ud83d', '1'],
])('a unit typed as %j is held as %j', (typed, held) => {
  expect(maskUnit(typed)).toBe(held);
});
