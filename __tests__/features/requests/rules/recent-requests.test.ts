import type { Job, Lead } from '../../../../src/features/requests/rules/records';
import { parseRecent, recentUpdate } from '../../../../src/features/requests/rules/recent-requests';
import { validJob, validLead } from '../../../support/records';

const key = '-OaBcDeFgHiJkLmNoPq7';
const now = Date.UTC(2026, 10, 21, 12);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test.each([
  ['a lead', validLead({ name: 'Zoë Anne Martin' }) as Lead],
  ['a job', validJob({ cus_name: 'Zoë Anne Martin' }) as Job],
])('the first word of the name of %s is shown, and its push id is kept apart', (_, record) => {
  expect(recentUpdate('toronto', key, record)).toStrictEqual({
    'shown/toronto/7': { name: 'Zoë', at: { '.sv': 'timestamp' } },
    'proofs/toronto/7': key,
  });
});

test('requests of the last hours are read, newest first', () => {
  const stored = {
    a: { name: 'Ada', at: now - 2 * hourMs },
    b: { name: 'Ben', at: now - 8 * hourMs },
    c: { name: 'Cleo', at: now - 8 * hourMs + 1 },
    d: { name: 'Dee', at: now - 1 },
  };
  expect(parseRecent(stored, now).map(({ name }) => name)).toStrictEqual(['Dee', 'Ada', 'Cleo']);
});

test.each([
  ['nothing', null],
  ['a time alone', { a: { at: now } }],
  ['a time as text', { a: { name: 'Ada', at: String(now) } }],
  ['markup as a name', { a: { name: '<b>Ada</b>', at: now } }],
  ['an address', { a: { name: 'spam.example', at: now } }],
  ['letters that turn the line around', { a: { name: '\u202eAda', at: now } }],
])('%s is no request', (_, stored) => {
  expect(parseRecent(stored, now)).toStrictEqual([]);
});
