import type { LocalDatabase } from '../../local/database/server';
import { openDatabase, readChildren } from '../../scripts/leads/database';
import { testNamespace } from '../support/local-database';
import { validConsent, validTouch } from '../support/context-records';
import { validJob } from '../support/records';
import {
  accessTo,
  allRows,
  collect,
  saveRequest,
  sourceOf,
  startRealDatabase,
} from '../support/saved-requests';

let database: LocalDatabase;
beforeEach(async () => {
  database = await startRealDatabase();
});
afterEach(() => database.close());

const rows = (since?: string, until?: string) => allRows(sourceOf(database), since, until);

test('a lead is joined with what its context says, and a job with its own', async () => {
  const lead = saveRequest(database, '2026-11-21T17:30:05.250Z', {
    context: { page: '/toronto/offer/spring' },
  });
  const context = { page: '/book', form: 'booking', last_touch: undefined, device: undefined };
  const job = saveRequest(database, '2026-11-21T18:00:00Z', {
    collection: 'jobs',
    record: validJob(),
    context,
  });
  const [first, second, ...others] = await rows();
  expect(first).toMatchObject({
    key: lead,
    kind: 'lead',
    sentAt: Date.parse('2026-11-21T17:30:05.250Z'),
    city: 'toronto',
    timeZone: 'America/Toronto',
    form: 'quote',
    page: '/toronto/offer/spring',
    offer: 'spring',
    device: 'phone',
    isMarked: false,
    metadata: 'whole',
    firstTouch: validTouch(),
    contact: { name: 'Ada Lovelace', phone: '416-555-0199' },
  });
  expect(second).toMatchObject({
    key: job,
    kind: 'job',
    city: null,
    form: 'booking',
    device: null,
    offer: null,
  });
  expect(second?.contact.address).toBe('12B-100 Queen St W, Toronto, ON, m5h2n2, Canada');
  expect(others).toEqual([]);
});

test('leads and jobs come in the order of their push ids, whatever the number of pages', async () => {
  const at = (index: number): string =>
    new Date(Date.parse('2026-11-01T12:00:00Z') + index * 1000).toISOString();
  const keys = Array.from({ length: 30 }, (_, index) =>
    saveRequest(database, at(index), index % 3 ? {} : { collection: 'jobs', record: validJob() }),
  );
  expect((await rows()).map(({ key }) => key)).toEqual(keys);
  const leads = await collect(
    readChildren(openDatabase(accessTo(database)), 'leads', { startAt: '-', endAt: 'z' }, 4),
  );
  expect(leads.map(([key]) => key)).toEqual(keys.filter((_, index) => index % 3));
});

test('the first moment of a time counts, and its last one does not', async () => {
  for (const at of ['2026-11-01T09:59:59.999Z', '2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z'])
    saveRequest(database, at);
  const found = await rows('2026-11-01T10:00:00Z', '2026-11-02T10:00:00Z');
  expect(found.map(({ sentAt }) => new Date(sentAt).toISOString())).toEqual(['2026-11-01T10:00:00.000Z']);
});

test('a request that waited on its device belongs to the day of the press', async () => {
  const consent = validConsent({ at: '2026-11-01T08:00:00.000Z' });
  saveRequest(database, '2026-11-07T08:00:00Z', { context: { consent } });
  expect(await rows('2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z')).toHaveLength(1);
  expect(await rows('2026-11-07T00:00:00Z', '2026-11-08T00:00:00Z')).toHaveLength(0);
});

test('a request that waited for longer than a question reads is in no two days and not in none', async () => {
  const consent = validConsent({ at: '2026-09-01T08:00:00.000Z' });
  saveRequest(database, '2026-11-07T08:00:00Z', { context: { consent } });
  expect(await rows('2026-09-01T00:00:00Z', '2026-09-02T00:00:00Z')).toHaveLength(0);
  expect(await rows('2026-11-07T00:00:00Z', '2026-11-08T00:00:00Z')).toHaveLength(1);
});

test('a record without metadata is read, at the time of its push id and in the zone of the first city', async () => {
  saveRequest(database, '2026-11-07T08:00:00Z', { context: null });
  expect(await rows()).toMatchObject([
    {
      metadata: 'none',
      sentAt: Date.parse('2026-11-07T08:00:00Z'),
      timeZone: 'America/Boise',
      form: null,
      city: null,
      isMarked: false,
      firstTouch: null,
    },
  ]);
});

test.each<[string, object, object]>([
  [
    'nothing but a mark',
    { form: 5, page: 5, consent: 5, first_touch: 5, last_touch: 5 },
    { form: null, page: null },
  ],
  ['a form that there is not', { form: 'contact' }, { form: null, city: 'toronto' }],
  ['a touch without its page', { last_touch: { gclid: 'x' } }, { lastTouch: null, firstTouch: validTouch() }],
  ['a time that is none', { consent: { at: 'noon' } }, { sentAt: Date.parse('2026-11-07T08:00:00Z') }],
  ['a device that there is not', { device: 'watch' }, { device: null }],
])('metadata with %s is read as far as it goes', async (_, context, read) => {
  saveRequest(database, '2026-11-07T08:00:00Z', { context: { ...context } });
  expect(await rows()).toMatchObject([{ metadata: 'partial', ...read }]);
});

test.each(['text', 5, [1, 2], { phone: { deep: true } }])(
  'the record %j is read with an empty contact',
  async (record) => {
    const key = saveRequest(database, '2026-11-07T08:00:00Z', { context: null });
    database.write(testNamespace, `leads/${key}`, record);
    expect((await rows())[0]?.contact).toEqual({ name: '', phone: '', message: '', zip: '', address: '' });
  },
);

test.each([
  ['a filled honeypot', { trap_filled: true }, true],
  ['a form filled in half a second', { fill_ms: 500 }, true],
  ['a form sent before the scripts had arrived', { fill_ms: 0 }, false],
  ['a form filled in by hand', { fill_ms: 9000 }, false],
])('%s is a spam signal or none', async (_, context, isMarked) => {
  saveRequest(database, '2026-11-07T08:00:00Z', { context });
  expect(await rows()).toMatchObject([{ isMarked }]);
});

test('whatever a campaign was named, it is one plain line', async () => {
  const last_touch = validTouch({ utm_campaign: '\u001b[31mred\n‮' });
  saveRequest(database, '2026-11-07T08:00:00Z', { context: { last_touch } });
  expect((await rows())[0]?.lastTouch?.utm_campaign).toBe('[31mred');
});

test('a database that refuses says what to do', async () => {
  const denied = openDatabase(accessTo(database, ''));
  await expect(denied.readPage('leads', { startAt: '', endAt: 'z' }, 1)).rejects.toThrow(
    `The database at ${database.url} refuses (Permission denied): give it the role.`,
  );
});

test('a database that is not there says what to do', async () => {
  const { url } = await startRealDatabase().then(async (gone) => (await gone.close(), gone));
  await expect(
    openDatabase(accessTo({ url })).readPage('leads', { startAt: '', endAt: 'z' }, 1),
  ).rejects.toThrow(`No database answers at ${url}, or it breaks off: start it.`);
});
