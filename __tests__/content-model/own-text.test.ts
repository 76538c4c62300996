import { splitWords } from '../../src/content-model/own-text';

test('placeholders, phones and the names of the page count as the same text on every page', () => {
  const texts = ['{coupon.half-load.amount} in {city}', 'Toronto: 416-555-0142'];
  expect(splitWords(texts, ['Toronto'])).toEqual([
    ['x', 'in', 'x'],
    ['x', 'x'],
  ]);
});
