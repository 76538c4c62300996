import { measure, placeOf, type MeasuredEvent } from '../../../../src/features/measuring/services/measuring';
import { isTrackingRefused } from '../../../../src/features/measuring/services/privacy-signals';
import { clearSignals, saySignal } from '../../../support/privacy-signals';

const page = window as { dataLayer?: unknown };
const pressed: MeasuredEvent = { event: 'call_pressed', city: 'toronto' };

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  localStorage.clear();
  clearSignals();
});

test('undocumented fields of an event are left out, and its own id stays', () => {
  const values = { name: 'Ada Lovelace', phone: '416-555-0199', key: '-OxA', url: '/toronto?utm_source=a' };
  const sent = { event: 'form_sent' as const, id: '-OxA', form: 'book', city: '', ...values };
  measure(sent);
  expect(page.dataLayer).toStrictEqual([
    { event: 'form_sent', form: 'book', city: '', campaign: '', event_id: '-OxA' },
  ]);
});

test.each([
  ['<header><a>', 'header'],
  ['<footer><div><a>', 'footer'],
  ['<main><section aria-labelledby="call"><a>', 'call'],
  ['<section data-place="sticky-bar" aria-label="Reach us"><a>', 'sticky-bar'],
  ['<main><section><a>', 'main'],
  ['<a>', ''],
])('the place of a press in %s is %j', (html, place) => {
  document.body.innerHTML = html;
  expect(placeOf(document.querySelector('a'))).toBe(place);
  document.body.replaceChildren();
});

test.each([
  ['globalPrivacyControl', true, true],
  ['doNotTrack', '1', true],
  ['globalPrivacyControl', false, false],
  ['doNotTrack', null, false],
] as const)('a browser whose %s is %j refuses to be tracked: %s', (name, value, isRefused) => {
  expect(isTrackingRefused()).toBe(false);
  saySignal(name, value);
  expect(isTrackingRefused()).toBe(isRefused);
  measure(pressed);
  expect(page.dataLayer === undefined).toBe(isRefused);
});
