import { bookChecks } from '../../../../src/features/requests/rules/checks';
import { buildLead } from '../../../../src/features/requests/rules/lead';
import { maskPostalCode, maskZip } from '../../../../src/shared/text/masks';

const context = { locationId: '', ipAddress: '203.0.113.7', now: new Date(2026, 0, 5) };

function saved(zip: string): string {
  return buildLead({ name: 'Ada', phone: '416-555-0199', message: 'Sofa', zip }, context).zip;
}

test.each([
  ['77002', '77002'],
  [' 77002 ', '77002'],
  ['77002-1234', '77002'],
  ['77002 1234', '77002'],
  ['770021234', '77002'],
  ['77002\u20131234', '77002'],
  ['00501', '00501'],
  ['TX 77002', '77002'],
  ['Houston, TX 77002', '77002'],
  ['77 002', '77002'],
  ['７７００２', '77002'],
  ['٧٧٠٠٢', '77002'],
  ['\u200e77002\u200e', '77002'],
  ['770', '770'],
])('a zip typed as %j is accepted and saved as %j', (typed, held) => {
  expect(maskZip(typed)).toBe(held);
  expect(bookChecks('US').zip?.(held)).toBeNull();
  expect(saved(held)).toBe(held);
});

test.each([
  ['M5V2T6', 'M5V2T6', 'm5v2t6'],
  ['M5V 2T6', 'M5V2T6', 'm5v2t6'],
  ['m5v 2t6', 'M5V2T6', 'm5v2t6'],
  ['m5v2t6', 'M5V2T6', 'm5v2t6'],
  ['M5V-2T6', 'M5V2T6', 'm5v2t6'],
  ['M5V\u00a02T6', 'M5V2T6', 'm5v2t6'],
  ['M5V\u20112T6', 'M5V2T6', 'm5v2t6'],
  [' M 5 V 2 T 6 ', 'M5V2T6', 'm5v2t6'],
  ['M5V.2T6.', 'M5V2T6', 'm5v2t6'],
  ['Ｍ５Ｖ ２Ｔ６', 'M5V2T6', 'm5v2t6'],
  ['\u202aM5V 2T6\u202c', 'M5V2T6', 'm5v2t6'],
  ['M٥V ٢T٦', 'M5V2T6', 'm5v2t6'],
  ['M5V2T6X', 'M5V2T6', 'm5v2t6'],
  ['m5', 'M5', 'm5'],
  ['é5v', '5V', '5v'],
])('a postal code typed as %j is accepted, shown as %j and saved as %j', (typed, shown, stored) => {
  expect(maskPostalCode(typed)).toBe(shown);
  expect(bookChecks('CA').postalCode?.(shown)).toBeNull();
  expect(saved(shown)).toBe(stored);
});

test.each([[''], ['   '], ['M'], ['—']])('%j is no zip', (typed) => {
  expect(maskZip(typed)).toBe('');
  expect(bookChecks('US').zip?.(maskZip(typed))).toBe('zipOrPostalCodeRequired');
});

test.each([[''], ['   '], ['—'], ['é']])('%j is no postal code', (typed) => {
  expect(maskPostalCode(typed)).toBe('');
  expect(bookChecks('CA').postalCode?.(maskPostalCode(typed))).toBe('zipOrPostalCodeRequired');
});
