import { createHmac } from 'node:crypto';
import { plainContext, validContext } from '../../__tests__/support/context-records';
import { testNamespace } from '../../__tests__/support/local-database';
import { validJob, validLead } from '../../__tests__/support/records';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { databaseRules } from '../../scripts/rules/rules-text';
import type { SubmissionMetadata } from '../../src/features/requests/rules/submission-metadata';
import { timeOfPushId } from '../../src/features/requests/rules/push-id';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { fillText } from '../../src/shared/text/fill-text';
import { answerPress } from '../press';
import { createSender, type Office } from '../send';
import { openStore } from '../store';
import { sweep, tell } from '../tell';
import words from '../words.json';
import { startOfficeServer } from './support/office-server';

const minute = 60_000;
let server: Awaited<ReturnType<typeof startOfficeServer>>;
let database: LocalDatabase;
let office: Office;
let clock: number;
let logged: jest.SpyInstance;

const [leadId, jobId] = ['-OtellTestLeadAAAAAA', '-OtellTestJobAAAAAAA'];
const read = (path: string) => database.read(testNamespace, path);
const write = (path: string, value: unknown) => database.write(testNamespace, path, value);
const remarks = [words.again, words.spam, fillText(words.escalated, { minutes: '10' })];
/** Who was told, or which phone, of whom, and with which of these words. */
const told = () =>
  server.got.map(({ path, body }) => {
    const sent = body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
    const { To, Body, text = Body, name } = sent as Partial<Record<string, string>>;
    return [To ?? path, name ?? text, ...remarks.filter((line) => text?.includes(line))];
  });
/** Saves a visitor's request, and tells of it. */
const ask = async (id = leadId, record = {}, context: object = plainContext) => {
  write(`leads/${id}`, validLead(record));
  write(`context/${id}`, context);
  await tell(office, 'leads', id);
};
const later = async (minutes: number) => {
  clock += minutes * minute;
  await sweep(office);
};

beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockReturnValue();
  server = await startOfficeServer();
  database = await startDatabase({ rules: databaseRules() });
  clock = timeOfPushId(leadId);
  office = {
    store: openStore(`${database.url}?ns=${testNamespace}`, () =>
      Promise.resolve({ authorization: 'Bearer owner' }),
    ),
    send: createSender({ key: 'k', twilio: { sid: 'A', token: 'T', from: '+14165550100', api: server.url } }),
    base: 'https://host/onit',
    key: 'k',
    database: 'https://database',
    minutes: 10,
    texts: 2,
    now: () => clock,
    wait: () => Promise.resolve(),
  };
  write('areas', [{ locationId: '2', postalPrefixes: ['992'] }]);
  write('contacts', {
    // Somebody has deleted one from the middle.
    13929: { 0: `${server.url}/toronto`, 5: `${server.url}/boss` },
    2: `${server.url}/spokane`,
    head: [`${server.url}/head`],
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([server.close(), database.close()]);
});

test('a lead and a job are told once each, to the right office, and what is deleted is forgotten; the records stay as they are', async () => {
  const lead = validLead({ location_id: '', zip: '99206', name: 'Lea' });
  write(`leads/${leadId}`, lead);
  write(`context/${leadId}`, { ...plainContext, trap_filled: true });
  write(`jobs/${jobId}`, validJob({ cus_name: 'Jo' }));
  await Promise.all([
    tell(office, 'leads', leadId),
    tell(office, 'leads', leadId),
    tell(office, 'jobs', jobId),
    tell(office, 'jobs', '-OtellTestGoneAAAAAA'),
  ]);
  await tell(office, 'leads', leadId);
  await later(1);
  expect(told().toSorted()).toEqual([
    ['/spokane', 'Lea', words.spam],
    ['/toronto', 'Jo'],
  ]);
  expect(read(`leads/${leadId}`)).toEqual(lead);
  // The job waits for somebody to acknowledge it.
  expect(read('notices/open')).toEqual({ [jobId]: 'jobs' });
});

test('where nobody can be told the request is listed, and one notice names it, also while it is tried again, and whom that could not reach', async () => {
  const broken = ['555-0142', 'fax:+14165550142', 'mailto:boss@lugmore.example'];
  write('contacts', { 13929: [''] });
  await ask();
  write('contacts', { 13929: broken, head: broken });
  await ask(jobId);
  expect(Object.keys(read('notices/untold') as object).toSorted()).toEqual([jobId, leadId]);
  write('contacts/head', [`${server.url}/head`]);
  await later(1);
  await later(2);
  await Promise.all(['A', 'B'].map((letter) => ask(`-OtellTestNextAAAAA${letter}`)));
  const said = server.got.map(({ body }) => JSON.parse(body) as object);
  const failed = broken.join(', ');
  expect(said).toMatchObject([
    { failed, untold: referenceOf(jobId) },
    { failed, untold: '' },
    { failed, untold: '' },
  ]);
  expect(read('notices/untold')).toBeNull();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(`"${broken[1]}" in contacts: no phone`));
});

test('a phone gets so many texts in an hour, never one of spam; the others go on at once, and are summed up later', async () => {
  write('contacts/13929', ['(416) 555-0142']);
  const ids = ['A', 'B', 'C', 'D', 'E'].map((letter) => `-OtellTestText0AAAAA${letter}`);
  for (const [index, id] of ids.entries()) await ask(id, {}, { ...plainContext, trap_filled: index === 0 });
  const phone = '+14165550142';
  expect(told().map(([to]) => to)).toEqual(['/head', phone, phone, '/head', '/head']);
  for (const minutes of [59, 1, 60]) await later(minutes);
  const sum = fillText(words.waited, { count: '2', link: 'https://database' });
  expect(told().slice(5)).toEqual([[phone, sum]]);
});

test('the text that counts the others is sent once by sweeps that run at once, and tried again after pauses', async () => {
  const phone = '+14165550142';
  const texts = { since: clock, count: 5 };
  write('notices/texts', { [phone.slice(1)]: texts });
  server.next.statuses = [400, 400];
  await later(59.5);
  for (const attempts of [1, 1, 2, 2, 2, 2, 3, 3]) {
    await Promise.all([later(0.5), sweep(office)]);
    expect(told()).toHaveLength(attempts);
  }
});

test('a CRM gets each request at once, signed, whoever is on it, until it accepts it once', async () => {
  const secret = 'YSBzZWNyZXQgb2YgMjQgc2lnbnM=';
  office.webhook = { url: `${server.url}/crm`, secret: `whsec_${secret}` };
  const context = validContext({ page: '/fr/spokane/get-quote', language: 'fr' }) as SubmissionMetadata;
  write('areas', [{ locationId: '13929', slug: 'spokane', locationName: 'Spokane' }]);
  write('contacts/13929', '416-555-0142');
  // Of the first three two are for the office.
  server.next.statuses = [503, 503, 503, 503];
  await ask(leadId, {}, context);
  write(`notices/told/${leadId}/acknowledged`, { at: clock, by: 0 });
  for (const minutes of [1, 2, 99]) await later(minutes);
  const sent = server.got.filter(({ path }) => path === '/crm');
  const { body = '', headers } = sent.at(-1) ?? {};
  const signed = `${leadId}.${String(headers?.['webhook-timestamp'])}.${body}`;
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(signed).digest('base64');
  expect(sent).toHaveLength(3);
  expect(headers).toMatchObject({ 'webhook-id': leadId, 'webhook-signature': `v1,${signature}` });
  const record = read(`leads/${leadId}`);
  const campaign = context.last_touch?.utm_campaign;
  const place = { location_id: '13929', city: 'Spokane', language: 'fr' };
  expect(JSON.parse(body)).toMatchObject({ version: 1, id: leadId, ...place, campaign, record, context });
  expect(read('notices/open')).toBeNull();
});

test('a CRM gets a request whose context is late with it, and without it after three minutes', async () => {
  office.webhook = { url: `${server.url}/crm`, secret: 'whsec_YSBzZWNyZXQ=' };
  write('contacts', null);
  write(`leads/${leadId}`, validLead());
  write(`leads/${jobId}`, validLead());
  await Promise.all([tell(office, 'leads', leadId), tell(office, 'leads', jobId)]);
  write(`context/${leadId}`, plainContext);
  for (const minutes of [1, 1, 1]) await later(minutes);
  const said = server.got.map(({ body }) => JSON.parse(body) as object);
  expect(said).toMatchObject([
    { id: leadId, context: plainContext },
    { id: jobId, context: null },
  ]);
});

test('who cannot be reached is tried after pauses that grow to an hour, and then given up; the head office is told at once', async () => {
  write('contacts/13929', `${server.url}/toronto`);
  server.next.statuses = [429, 201, ...Array.from({ length: 13 }, () => 503)];
  await ask();
  for (const [index, pause] of [1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60, 60].entries()) {
    await later(pause - 1);
    expect(told()).toHaveLength(index + 2);
    await later(1);
  }
  await later(999);
  // Only a 503 may have been a success.
  expect(told().map(([path, , again]) => [path, again])).toEqual([
    ...[['/toronto'], ['/head'], ['/toronto']].map(([path]) => [path, undefined]),
    ...Array.from({ length: 12 }, () => ['/toronto', words.again]),
  ]);
  expect(read('notices/open')).toBeNull();
});

test('the second contact is told when nobody is on it, and not once the button was pressed', async () => {
  await ask(leadId, { name: 'Lea' });
  await ask(jobId, { name: 'Jo' });
  const { link } = JSON.parse(server.got[0]?.body ?? '{}') as { link: string };
  const press = async (method: string, address = link) =>
    answerPress(office, method, new URL(address).searchParams);
  expect((await press('GET')).html).toMatch(new RegExp(`One couch, two chairs[^]*${words.page.button}`));
  expect(read(`notices/told/${leadId}/acknowledged`)).toBeNull();
  for (const wrong of [link.replace(leadId, jobId), link.replace('by=0', 'by=1'), link.replace(/sig=.*/, '')])
    expect((await press('POST', wrong)).status).toBe(403);
  expect((await press('POST')).html).toContain(words.page.done);
  expect((await press('POST')).html).toContain(words.page.already);

  await later(9);
  expect(told()).toHaveLength(2);
  await later(1);
  await later(99);
  expect(told().slice(2)).toEqual([['/boss', 'Jo', remarks[2]]]);
  expect(read('notices/open')).toBeNull();
});

// Each call of the database and of the webhook; the event itself comes again where not even the first was made.
test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
  'killed at call %s, the request is told at least once',
  async (last) => {
    write(`leads/${leadId}`, validLead());
    let calls = 0;
    const dying =
      <Arguments extends unknown[], Result>(call: (...given: Arguments) => Promise<Result>) =>
      (...given: Arguments): Promise<Result> => {
        calls += 1;
        return calls < last ? call(...given) : Promise.reject(new Error('killed'));
      };
    const { read: get, write: put, change } = office.store;
    const store = { read: dying(get), write: dying(put), change: dying(change) } as typeof office.store;
    await tell({ ...office, store, send: dying(office.send) }, 'leads', leadId).catch(() => undefined);
    for (let minutes = 0; minutes < 5; minutes += 1) await later(1);
    const [first, ...others] = told();
    expect(first).toBeDefined();
    expect(others.filter((notice) => !notice.includes(words.again))).toEqual([]);
  },
);
