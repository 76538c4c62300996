import { deleteApp, initializeApp } from 'firebase/app';
import { getDatabase, goOffline, ref, set } from 'firebase/database';
import { plainContext } from '../../__tests__/support/context-records';
import { testNamespace } from '../../__tests__/support/local-database';
import { validJob, validLead } from '../../__tests__/support/records';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { databaseRules } from '../../scripts/rules/rules-text';
import { answerPress } from '../press';
import { createSender } from '../send';
import { openStore } from '../store';
import { sweep, tell, type Office } from '../tell';
import words from '../words.json';
import { startOfficeServer } from './support/office-server';

const minute = 60_000;
let server: Awaited<ReturnType<typeof startOfficeServer>>;
let database: LocalDatabase;
let office: Office;
let clock: number;

const [leadId, jobId] = ['-OtellTestLeadAAAAAA', '-OtellTestJobAAAAAAA'];
const read = (path: string) => database.read(testNamespace, path);
const write = (path: string, value: unknown) => database.write(testNamespace, path, value);
/** Whom the office server was told for, and with which of these words. */
const told = () =>
  server.got.map(({ path, body }) => {
    const { text, name } = JSON.parse(body) as { text: string; name: string };
    return [path, name, ...[words.again, words.spam].filter((line) => text.includes(line))];
  });
const later = async (minutes: number) => {
  clock += minutes * minute;
  await sweep(office);
};

beforeEach(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server = await startOfficeServer();
  database = await startDatabase({ rules: databaseRules() });
  clock = 1_800_000_000_000;
  office = {
    store: openStore(`${database.url}?ns=${testNamespace}`, () =>
      Promise.resolve({ authorization: 'Bearer owner' }),
    ),
    send: createSender({ key: 'k' }),
    base: 'https://host/onit',
    key: 'k',
    minutes: 10,
    now: () => clock,
    wait: () => Promise.resolve(),
  };
  write('areas', [{ locationId: '2', postalPrefixes: ['992'] }]);
  write('contacts', {
    13929: [`${server.url}/toronto`, `${server.url}/boss`],
    2: `${server.url}/spokane`,
    head: [`${server.url}/head`],
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([server.close(), database.close()]);
});

test('a lead and a job that the SDK has saved are told once each, to the right office; the records stay as they are', async () => {
  const app = initializeApp({ projectId: 'demo', databaseURL: `${database.url}?ns=${testNamespace}` });
  const client = getDatabase(app);
  const lead = validLead({ location_id: '', zip: '99206', name: 'Lea' });
  await set(ref(client, `leads/${leadId}`), lead);
  await set(ref(client, `context/${leadId}`), { ...plainContext, trap_filled: true });
  await set(ref(client, `jobs/${jobId}`), validJob({ cus_name: 'Jo' }));
  goOffline(client);
  await deleteApp(app);

  await Promise.all([
    tell(office, 'leads', leadId),
    tell(office, 'leads', leadId),
    tell(office, 'jobs', jobId),
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

test('where no contact is known the request stays open until there is one', async () => {
  write(`leads/${leadId}`, validLead());
  write('contacts', { 13929: [''] });
  await expect(tell(office, 'leads', leadId)).rejects.toThrow('contacts/13929');
  write('contacts/head', [`${server.url}/head`]);
  await later(1);
  expect(told()).toEqual([['/head', 'Ada Lovelace']]);
});

test('a contact deleted from the middle leaves no gap in time either', async () => {
  write('contacts/13929', { 0: `${server.url}/toronto`, 5: `${server.url}/boss` });
  write(`leads/${leadId}`, validLead());
  await tell(office, 'leads', leadId);
  await later(10);
  expect(told().map(([path]) => path)).toEqual(['/toronto', '/boss']);
  expect(read('notices/open')).toBeNull();
});

test('a request that was deleted meanwhile is forgotten', async () => {
  await tell(office, 'leads', leadId);
  expect(read('notices')).toBeNull();
  expect(told()).toEqual([]);
});

test('a webhook that fails first is tried again after growing pauses', async () => {
  write('contacts/13929', [`${server.url}/toronto`]);
  write(`leads/${leadId}`, validLead());
  server.next.statuses = [429, 503];
  await tell(office, 'leads', leadId);
  const counts: number[] = [];
  for (let minutes = 1; minutes <= 5; minutes += 1) {
    await later(1);
    counts.push(server.got.length);
  }
  expect(counts).toEqual([2, 2, 3, 3, 3]);
  // Only the 503 may have been a success.
  expect(told().map(([, , again]) => again)).toEqual([undefined, undefined, words.again]);
  expect(read('notices/open')).toBeNull();
});

test('the second contact is told when nobody is on it, and not once the button was pressed', async () => {
  for (const id of [leadId, jobId]) {
    write(`leads/${id}`, validLead({ name: id === leadId ? 'Lea' : 'Jo' }));
    await tell(office, 'leads', id);
  }
  const { link } = JSON.parse(server.got[0]?.body ?? '{}') as { link: string };
  const press = async (method: string, address = link) =>
    answerPress(office, method, new URL(address).searchParams);
  expect(await press('GET')).toMatchObject({
    status: 200,
    html: expect.stringContaining(words.page.button) as string,
  });
  expect(read(`notices/told/${leadId}/acknowledged`)).toBeNull();
  for (const wrong of [link.replace(leadId, jobId), link.replace('by=0', 'by=1'), link.replace(/sig=.*/, '')])
    expect((await press('POST', wrong)).status).toBe(403);
  expect((await press('POST')).html).toContain(words.page.done);
  expect((await press('POST')).html).toContain(words.page.already);

  await later(9);
  expect(told()).toHaveLength(2);
  await later(1);
  await later(99);
  expect(told().slice(2)).toEqual([['/boss', 'Jo']]);
  expect(read('notices/open')).toBeNull();
});

// Each call of the database and of the webhook; the event itself comes again where not even the first was made.
test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
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
