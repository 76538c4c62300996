import { succeeded } from '../../../../src/shared/values/result';
import { sendEarlySubmission } from '../../../../src/features/requests/services/send-plain-forms';
import { lookUpIpAddress } from '../../../../src/features/requests/services/ip-lookup';
import { saveDraft } from '../../../../src/shared/browser/drafts';
import { readStored } from '../../../../src/shared/browser/storage';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { forgetPending } from '../../../support/saving';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/features/requests/services/ip-lookup');

const name = 'early/1';
const at = new Date(2026, 10, 23, 9, 5).getTime();
const press = {
  form: 'quote',
  location: '13929',
  consent: '2026-11-21.0123abcd',
  marketing: 'shown',
  address: 'http://localhost/toronto?utm_source=news',
  referrer: 'https://www.example.com/search',
  at,
  values: { name: 'ada lovelace', phone: '(416) 555-0199', message: 'One sofa!', company_website: '' },
};

const keep = (changes: object = {}) => localStorage.setItem(name, JSON.stringify({ ...press, ...changes }));
const written = (path: string) => jest.mocked(write).mock.calls.filter(([to]) => to.startsWith(path));

/** Sends what is kept, and waits until nothing goes on. */
async function sendStored(): Promise<void> {
  await sendEarlySubmission(name);
  await jest.advanceTimersByTimeAsync(1000);
}

beforeEach(() => {
  jest.useFakeTimers({ now: at + 60_000 });
  jest.mocked(write).mockReset().mockResolvedValue();
  jest.mocked(lookUpIpAddress).mockReset().mockResolvedValue(succeeded('203.0.113.7'));
});

afterEach(() => {
  forgetPending();
  localStorage.clear();
  jest.useRealTimers();
});

test('an early submission is sent as its form would have sent it, and forgotten', async () => {
  keep();
  await sendStored();
  const visitor = { name: 'Ada Lovelace', phone: '416-555-0199', note_from_customer: 'One sofa' };
  expect(written('leads/').map(([, lead]) => lead)).toMatchObject([
    { ...visitor, location_id: '13929', date: '2026-11-23', time: '09:05' },
  ]);
  expect(written('context/').map(([, context]) => context)).toMatchObject([
    {
      form: 'quote',
      page: '/toronto',
      device: 'desktop',
      first_touch: { utm_source: 'news', landing_page: '/toronto' },
      consent: { text_version: press.consent, at: new Date(at).toISOString(), marketing_texts: false },
    },
  ]);
  expect(localStorage.getItem(name)).toBeNull();
});

test('a box that was ticked is saved as ticked, one that was not shown is left out, a filled honeypot is marked', async () => {
  keep({ values: { ...press.values, marketing_texts: 'on' } });
  await sendStored();
  keep({ marketing: 'awaited', values: { ...press.values, message: 'Two', company_website: 'spam' } });
  await sendStored();
  const [ticked, notShown] = written('context/').map(([, context]) => context as Record<string, unknown>);
  expect(ticked).toMatchObject({ trap_filled: false, consent: { marketing_texts: true } });
  expect(notShown).toMatchObject({ trap_filled: true });
  expect(notShown?.consent).not.toHaveProperty('marketing_texts');
});

test.each([
  ['a phone that is too short', { values: { ...press.values, phone: '416' } }],
  ['a booking without a day', { form: 'booking' }],
])('an early submission that the form would have refused becomes its draft: %s', async (_, changes) => {
  keep(changes);
  await sendStored();
  expect(written('leads/')).toStrictEqual([]);
  expect(localStorage.getItem(name)).toBeNull();
  const { form } = { ...press, ...changes };
  const draft = readStored('localStorage', `draft /toronto#${form}`);
  expect(draft).toMatchObject({ values: { name: 'ada lovelace' } });
});

test('a draft that is newer than it stays', async () => {
  saveDraft('quote', { message: 'Newer' }, '/toronto');
  keep({ values: { ...press.values, phone: '416' } });
  await sendStored();
  expect(readStored('localStorage', 'draft /toronto#quote')).toMatchObject({ values: { message: 'Newer' } });
});

test('an early booking is saved as a job, and the code of /book with its lead', async () => {
  const chosen = { date: '2026-11-24', timeWindow: '9:00', 'address.street': '1 Elm St' };
  keep({ form: 'booking', country: 'Canada', values: { ...press.values, ...chosen } });
  await sendStored();
  const job = { start_time: '9:00', cus_address: { street: '1 Elm St', country: 'Canada' } };
  expect(written('jobs/').map(([, saved]) => saved)).toMatchObject([job]);
  keep({ form: 'book', location: '', values: { ...press.values, postalCode: 'm5v 2t6' } });
  await sendStored();
  expect(written('leads/').map(([, lead]) => lead)).toMatchObject([{ zip: 'm5v2t6', location_id: '' }]);
});

const bad = [{ address: 'nowhere' }, { address: 'mailto:a@b.c' }, { values: { name: 1 } }, { at: null }];
const broken = bad.map((changes) => JSON.stringify({ ...press, ...changes }));
test.each(['', '{', 'null', '{"form":"nothing"}', ...broken])('what is none is deleted: %s', async (text) => {
  localStorage.setItem(name, text);
  await sendStored();
  expect(written('leads/')).toStrictEqual([]);
  expect(localStorage.getItem(name)).toBeNull();
});
