import { bookingChecks, phoneOfTenDigits, quoteChecks, required } from '../../../src/domain/requests/checks';

test.each(['', '   ', undefined])('%j is no value', (value) => {
  expect(required('nameRequired')(value)).toBe('nameRequired');
});

test.each(['', '416-555-019', '416', undefined])('%j has fewer than ten digits', (value) => {
  expect(phoneOfTenDigits('phoneTooShort')(value)).toBe('phoneTooShort');
});

test.each(['+44 20 7946 0958', '+4', '442079460958'])('%j is a number of another country', (value) => {
  expect(phoneOfTenDigits('phoneTooShort')(value)).toBe('phoneForeign');
});

test('a whole phone number and a word pass', () => {
  expect([
    quoteChecks.phone('416-555-0199'),
    quoteChecks.name('Ada'),
    quoteChecks.message('Sofa'),
  ]).toStrictEqual([null, null, null]);
});

test('the quote form checks name, phone and message, and no zip', () => {
  expect(Object.keys(quoteChecks)).toStrictEqual(['name', 'phone', 'message']);
});

test('the Book-now form checks name, phone, date, time slot and message, each with its own message', () => {
  const messages = Object.entries(bookingChecks).map(([field, check]) => [field, check('')]);
  expect(messages).toStrictEqual([
    ['name', 'nameRequired'],
    ['phone', 'phoneTooShort'],
    ['date', 'dateRequired'],
    ['timeWindow', 'timeWindowRequired'],
    ['message', 'messageRequired'],
  ]);
});
