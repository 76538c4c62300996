import * as rules from '../../../../src/features/ticket/rules/confirmation';
import { validAddress, validJob, validLead } from '../../../support/records';

const { parseConfirmation, parseVisitDetails, referenceOf } = rules;
const key = '-OexampleKey-x7Kq2_';
const lead = validLead();
const job = validJob({ date: '2026-01-05' });
const shown = {
  pushId: key,
  reference: referenceOf(key),
  name: 'Ada Lovelace',
  phone: '416-555-0199',
  message: 'One couch, two chairs. Second floor.',
};

test('a lead is confirmed with its reference and what was sent, without a visit', () => {
  expect(parseConfirmation({ key, record: lead }, 'en')).toStrictEqual({ ...shown, visit: null });
});

test('a job is confirmed with its day, its window and its address too', () => {
  expect(parseConfirmation({ key, record: job }, 'en')).toStrictEqual({
    ...shown,
    visit: {
      date: '2026-01-05',
      day: 'Monday, Jan 5',
      start: '9:00',
      end: '11:00',
      address: '100 Queen St W, 12B, Toronto, ON m5h2n2',
    },
  });
});

test.each([
  [{ street: '', unit: '', city: '', state: '', zip: '' }, ''],
  [{ street: '', unit: '', city: 'Toronto', state: '', zip: 'M5H 2N2' }, 'Toronto, M5H 2N2'],
])('an address of which only %j is given has no empty part', (parts, line) => {
  const record = validJob({ cus_address: validAddress(parts) });
  expect(parseConfirmation({ key, record }, 'en')?.visit?.address).toBe(line);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a record without its push id', { record: lead }],
  ['a lead with an object for its name', { key, record: { ...lead, name: { toString: 'x' } } }],
  ['a job on a day that is none', { key, record: { ...job, date: 'soon' } }],
])('%s is no confirmation', (_, value) => {
  expect(parseConfirmation(value, 'en')).toBeNull();
});

test('the four optional fields of /thankyou are read as text, empty ones left out', () => {
  expect(
    parseVisitDetails('?moveDate=May+5&fromAddress=%3Cb%3E1+Main%3C/b%3E&packing=&other=1'),
  ).toStrictEqual({ moveDate: 'May 5', fromAddress: '<b>1 Main</b>' });
});

test('a request has one reference for good: it stands on printed tickets', () => {
  expect(referenceOf('-OexampleKey-x7Kq2_')).toBe('968HXC');
});
