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

const closed = { openingHours: [{ days: ['Friday'], opens: '12:00', closes: '17:00' }] };

test.each<[sent: string, said: string, given?: object, now?: string]>([
  ['2026-01-05T11:00Z', 'today by 10 am'],
  ['2026-01-05T15:10Z', 'today by 11:15 am'],
  ['2026-01-05T21:00Z', 'today by 5 pm'],
  ['2026-01-05T21:01Z', 'Tuesday, Jan 6 by 10 am'],
  ['2026-01-06T22:00Z', 'Monday, Jan 12 by 10 am'],
  ['2026-01-05T15:00Z', 'Friday, Jan 9 by 1 pm', { hours: closed }],
  ['2026-01-05T15:00Z', '', { hours: { openingHours: [] } }],
  ['2026-01-05T15:00Z', '', { utcOffsets: undefined }],
  ['2026-01-05T15:00Z', '', { reply: 'We answer by noon.' }],
  ['2026-01-05T15:00Z', '', {}, '2026-01-05T18:00Z'],
])('a request of %s is promised a call “%s”', (sent, said, ...given) =>
  expect(promised(sent, ...given)).toBe(said),
);
