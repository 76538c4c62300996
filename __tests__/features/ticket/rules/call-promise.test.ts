import { callPromise } from '../../../../src/features/ticket/rules/call-promise';
import { parseConfirmed } from '../../../../src/features/ticket/rules/confirmed-request';
import { utcOffsets } from '../../../support/booking-page';

const texts = { withinMinutes: 60, today: 'today by {time}', later: '{day} by {time}' };
const hours = { openingHours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }] };
const words = { language: 'en', hours: { locale: 'en-US' } };

/** Of a request at a time of Monday, five hours behind UTC. */
function promised(sent: string, given: object = {}, now = sent): string {
  const ticket = { utcOffsets, at: Date.parse(sent), ...given };
  return callPromise(parseConfirmed(ticket, '', 'en'), { texts, words, hours }, new Date(now));
}

test.each([
  ['2026-01-05T11:00Z', 'today by 10 am'],
  ['2026-01-05T15:10Z', 'today by 11:15 am'],
  ['2026-01-05T21:00Z', 'today by 5 pm'],
  ['2026-01-05T21:01Z', 'Tuesday, Jan 6 by 10 am'],
  ['2026-01-06T22:00Z', 'Monday, Jan 12 by 10 am'],
])('a request of %s is called %s', (sent, said) => expect(promised(sent)).toBe(said));

test('own hours of the city count; nothing is promised without its clock, over its own words, or once it is past', () => {
  const sent = '2026-01-05T15:00Z';
  const closed = { openingHours: [{ days: ['Friday'], opens: '12:00', closes: '17:00' }] };
  expect(promised(sent, { hours: closed })).toBe('Friday, Jan 9 by 1 pm');
  expect(promised(sent, { utcOffsets: undefined })).toBe('');
  expect(promised(sent, { reply: 'We answer by noon.' })).toBe('');
  expect(promised(sent, {}, '2026-01-05T18:00Z')).toBe('');
  expect(promised(sent, { hours: { openingHours: [] } })).toBe('');
});
