import { quoteChecks } from '../../../../src/features/requests/rules/checks';
import { maskName } from '../../../../src/shared/text/masks';

test.each([
  ['ada', 'Ada'],
  ['Ada', 'Ada'],
  ['ada lovelace', 'Ada Lovelace'],
  ['  ada   lovelace', 'Ada Lovelace'],
  ['Ada ', 'Ada '],
  ['Ada\tLovelace\n', 'Ada Lovelace '],
  ['Ada\u00a0Lovelace', 'Ada Lovelace'],
  ['ada_lovelace', 'Ada Lovelace'],
  ['A', 'A'],
  ["o'brien", 'Obrien'],
  ["Sinéad O'Connor", 'Sinéad OConnor'],
  ['D’Angelo', 'DAngelo'],
  ['Nguyễn Thị Minh', 'Nguyễn Thị Minh'],
  ['Jean-Luc Picard', 'Jean Luc Picard'],
  ['jean–luc', 'Jean Luc'],
  ['jean\u2011luc', 'Jean Luc'],
  ['smith-', 'Smith '],
  ['josé álvarez', 'José Álvarez'],
  ['Jose\u0301', 'José'],
  ['élodie', 'Élodie'],
  ['łukasz', 'Łukasz'],
  ['Ümit Çelik', 'Ümit Çelik'],
  ['þórður', 'Þórður'],
  ['ñandú', 'Ñandú'],
  ['große', 'Große'],
  ['øyvind åse', 'Øyvind Åse'],
  ['иван', 'Иван'],
  ['ελένη', 'Ελένη'],
  ['李小龍', '李小龍'],
  ['さくら', 'さくら'],
  ['김민준', '김민준'],
  ['محمد علي', 'محمد علي'],
  ['שרה כהן', 'שרה כהן'],
  ['प्रिया', 'प्रिया'],
  ['\u202bمحمد\u202c', 'محمد'],
  ['McDonald', 'McDonald'],
  ['van der berg', 'Van Der Berg'],
  ['J.R.R. Tolkien', 'JRR Tolkien'],
  ['Martin Luther King, Jr.', 'Martin Luther King J'],
  ['R2 D2', 'R D'],
  ['Bob 😀', 'Bob '],
  ['❤️ Bob', 'Bob'],
  ['Bob 1️⃣', 'Bob '],
  ['Bo\u00adb', 'Bob'],
  ['<b>Bob</b>', 'BBobb'],
  ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinha'],
  ['𐐨da', '𐐀da'],
])('%j is accepted as %j', (typed, held) => {
  expect(maskName(typed)).toBe(held);
  expect(quoteChecks.name(held)).toBeNull();
});

test.each([[''], ['   '], ['123'], ["'"], ['-'], ['😀'], ['❤️'], ['\u0301'], ['\u3164'], ['\u200e']])(
  '%j holds no letter and is no name',
  (typed) => {
    expect(maskName(typed)).toBe('');
    expect(quoteChecks.name(maskName(typed))).toBe('nameRequired');
  },
);
