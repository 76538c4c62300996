import type { MeasuredEvent } from '../../../../src/features/measuring/rules/measured-events';
import { measure } from '../../../../src/features/measuring/services/measuring';
import { clearSignals } from '../../../support/privacy-signals';

const page = window as { dataLayer?: unknown };
const pressed: MeasuredEvent = { event: 'call_pressed', city: 'toronto' };

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  clearSignals();
});

test('each event is one plain object after what is there already, and the first makes the list', () => {
  measure({ event: 'form_started', form: 'quote', city: 'toronto' });
  measure({ event: 'city_chosen', city: 'gta' });
  measure({ event: 'text_pressed', city: '' });
  expect(page.dataLayer).toStrictEqual([
    { event: 'form_started', form: 'quote', city: 'toronto' },
    { event: 'city_chosen', city: 'gta' },
    { event: 'text_pressed', city: '' },
  ]);
});

test('undocumented fields of an event are left out', () => {
  const values = { name: 'Ada Lovelace', phone: '416-555-0199', key: '-OxA', url: '/toronto?utm_source=a' };
  const sent = { event: 'form_sent' as const, form: 'book', city: '', ...values };
  measure(sent);
  expect(page.dataLayer).toStrictEqual([{ event: 'form_sent', form: 'book', city: '' }]);
});

const broken: [string, () => unknown][] = [
  ['a text', () => 'no list'],
  ['an object', () => ({})],
  ['a frozen list', () => Object.freeze([])],
  [
    'a list whose push throws',
    () => ({
      push: () => {
        throw new Error('full');
      },
    }),
  ],
];

test.each(broken)('%s in its place is left as it is, and nothing is thrown', (_, make) => {
  const value = make();
  page.dataLayer = value;
  expect(() => measure(pressed)).not.toThrow();
  expect(page.dataLayer).toBe(value);
});
