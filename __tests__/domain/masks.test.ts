import {
  maskMessage,
  maskName,
  maskPhone,
  maskPostalCode,
  maskUnit,
  maskZip,
  messageMaxLength,
} from '../../src/domain/masks';

test.each([
  ['ada', 'Ada'],
  ['ada lovelace', 'Ada Lovelace'],
  ['  ada   lovelace', 'Ada Lovelace'],
  ['Ada ', 'Ada '],
  ["o'brien", 'Obrien'],
  ["Sinéad O'Connor", 'Sinéad OConnor'],
  ['D’Angelo', 'DAngelo'],
  ['Jean-Luc Picard', 'Jean Luc Picard'],
  ['jean–luc', 'Jean Luc'],
  ['josé álvarez', 'José Álvarez'],
  ['Jose\u0301', 'José'],
  ['élodie', 'Élodie'],
  ['łukasz', 'Łukasz'],
  ['Ümit Çelik', 'Ümit Çelik'],
  ['иван', 'Иван'],
  ['李小龍', '李小龍'],
  ['McDonald', 'McDonald'],
  ['R2 D2', 'R D'],
  ['<b>Bob</b>', 'BBobb'],
  ['Bob 😀', 'Bob '],
  ['Ada\tLovelace\n', 'Ada Lovelace '],
  ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinha'],
  ['', ''],
])('a name typed as %j is held as %j', (typed, held) => {
  expect(maskName(typed)).toBe(held);
});

test.each([
  ['4165550199', '416-555-0199'],
  ['416-555-0199', '416-555-0199'],
  ['(416) 555-0199', '416-555-0199'],
  ['416.555.0199', '416-555-0199'],
  ['+1 (416) 555-0199', '416-555-0199'],
  ['+14165550199', '416-555-0199'],
  ['1-416-555-0199', '416-555-0199'],
  ['1 416 555 0199', '416-555-0199'],
  ['14165550199', '416-555-0199'],
  ['0014165550199', '416-555-0199'],
  ['011 1 416 555 0199', '416-555-0199'],
  ['tel:+1-416-555-0199', '416-555-0199'],
  ['416 555 0199 ext. 22', '416-555-0199'],
  ['416-555-0199 x22', '416-555-0199'],
  ['416-555-0199#22', '416-555-0199'],
  ['４１６５５５０１９９', '416-555-0199'],
  ['416\u00a0555\u20110199', '416-555-0199'],
  ['41655501991234', '416-555-0199'],
  ['416', '416'],
  ['4165', '416-5'],
  ['416-555', '416-555'],
  ['416555-0', '416-555-0'],
  ['141-655-50199', '416-555-0199'],
  ['1234567890', '123-456-7890'],
  ['call me', ''],
  ['', ''],
])('a phone typed as %j is held as %j', (typed, held) => {
  expect(maskPhone(typed)).toBe(held);
});

test.each([
  ['77002', '77002'],
  ['77002-1234', '77002'],
  ['TX 77002', '77002'],
  ['770', '770'],
  ['M5V', '5'],
])('a zip typed as %j is held as %j', (typed, held) => {
  expect(maskZip(typed)).toBe(held);
});

test.each([
  ['m5v 2t6', 'M5V2T6'],
  ['M5V-2T6', 'M5V2T6'],
  ['M5V2T6X', 'M5V2T6'],
  ['m5', 'M5'],
  ['é5v', '5V'],
])('a postal code typed as %j is shown as %j', (typed, shown) => {
  expect(maskPostalCode(typed)).toBe(shown);
});

test.each([
  ['Sofa, two chairs. 3rd floor', 'Sofa, two chairs. 3rd floor'],
  ["2' × 3'? Yes!", '2  3 Yes'],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['sofa\nfridge\r\n', 'sofa fridge  '],
  ['canapé déchiré', 'canapé déchiré'],
  ['a'.repeat(messageMaxLength + 1), 'a'.repeat(messageMaxLength)],
])('a message typed as %j keeps what is allowed', (typed, held) => {
  expect(maskMessage(typed)).toBe(held);
});

test('a unit is cut to 12 characters', () => {
  expect(maskUnit('Penthouse 1204B')).toBe('Penthouse 12');
});

test('a masked value stays as it is when it is masked again', () => {
  const typed = [
    "jean-luc o'brien",
    '+1 (416) 555-0199 ext 4',
    'm5v 2t6',
    '2" × 4" boards, 30.',
    'ŉ ß ǆ ﬁ ΐ',
  ];
  for (const mask of [maskName, maskPhone, maskZip, maskPostalCode, maskMessage, maskUnit]) {
    for (const text of typed) expect(mask(mask(text))).toBe(mask(text));
  }
});
