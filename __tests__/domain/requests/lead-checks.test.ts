import { bookChecks, estimateChecks, type Check } from '../../../src/domain/requests/checks';
import type { VisitorCountry } from '../../../src/domain/cities/visitor-country';

const messagesOf = (checks: Record<string, Check>, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check(values[name])]));

const threeMissing = { name: 'fieldRequired', phone: 'fieldRequired', message: 'fieldRequired' };
const filled = { name: 'Ada', phone: '416-555-0199', message: 'Sofa' };

test('the compact form checks name, phone and message', () => {
  expect(messagesOf(estimateChecks, {})).toStrictEqual(threeMissing);
  expect(messagesOf(estimateChecks, filled)).toStrictEqual({ name: null, phone: null, message: null });
});

test.each<[VisitorCountry, Record<string, string>]>([
  ['CA', { ...threeMissing, postalCode: 'zipOrPostalCodeRequired' }],
  ['US', { ...threeMissing, zip: 'zipOrPostalCodeRequired' }],
  ['unknown', threeMissing],
])('/book checks for %s what its country asks for', (country, messages) => {
  expect(messagesOf(bookChecks(country) as Record<string, Check>, {})).toStrictEqual(messages);
});

test.each([
  ['CA', 'postalCode', 'M5V2T6'],
  ['US', 'zip', '77002'],
] as const)('for %s a filled %s passes', (country, field, value) => {
  expect(bookChecks(country)[field]?.(value)).toBeNull();
});

test('a phone that the database would refuse counts as not filled in', () => {
  expect(estimateChecks.phone('416-555-019')).toBe('fieldRequired');
  expect(bookChecks('US').phone?.('416')).toBe('fieldRequired');
});

test('the message for a phone of another country says so, and not that it is missing', () => {
  expect(estimateChecks.phone('+44 20 7946 0958')).toBe('phoneForeign');
  expect(bookChecks('US').phone?.('+44 20 7946 0958')).toBe('phoneForeign');
});
