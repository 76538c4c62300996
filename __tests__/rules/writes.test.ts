import { rulesText } from '../../scripts/rules/rules-text';
import { makePushId } from '../../src/features/requests/rules/push-id';
import { recentUpdate } from '../../src/features/requests/rules/recent-requests';
import type { SavedRecord } from '../../src/features/requests/rules/records';
import { validConsent, validContext } from '../support/context-records';
import { validAddress, validJob, validLead, without, type TestRecord } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';

/** Saved requests, the first with a context and shown in the pop-up, the last without a context. */
const [leadKey, jobKey, bareKey] = ['-OhostileWritesLeadA', '-OhostileWritesJobBB', '-OhostileWritesBareC'];
const press = { pressed: 'call', city: 'toronto' };

let environment: Awaited<ReturnType<typeof startRulesEnvironment>>;
let saved: object;
beforeAll(async () => {
  // With the most paths that the rules can have.
  environment = await startRulesEnvironment('demo-writes', rulesText('recent'));
  await environment.store('', {
    leads: { [leadKey]: validLead(), [bareKey]: validLead() },
    jobs: { [jobKey]: validJob() },
    context: {
      [leadKey]: validContext({ consent: validConsent({ name_shown: true }) }),
      [jobKey]: without(validContext(), 'device'),
    },
    presses: { [leadKey]: press },
    locations: { 13929: { tracking_phone: '416-555-0100', owner: 'Ada' } },
    contacts: { 13929: { 0: 'sms:+14165550199' } },
    notices: { open: { [leadKey]: 'leads' } },
    editors: { ada: { mail: 'ada@haulwell.example', name: 'Ada' } },
  });
  const body = recentUpdate('toronto', leadKey, validLead() as SavedRecord);
  await environment.rest('recent', { method: 'PATCH', body });
  saved = (await environment.stored('')) as object;
});
afterAll(() => environment.stop());

type Write = [path: string, method: string, body: unknown];
const send = async ([path, method, body]: Write) => environment.rest(path, { method, body });

test('nobody signs in, and names are published only where the pop-up shows real requests', () => {
  expect(rulesText('recent')).not.toMatch(/\bauth\b/);
  expect(rulesText()).not.toContain('recent');
});

/** The paths of all values of a record, also of its groups. */
const pathsIn = (record: object): string[] =>
  Object.entries(record).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null
      ? [field, ...pathsIn(value as object).map((inner) => `${field}/${inner}`)]
      : [field],
  );

const valueAt = (record: unknown, path: string): unknown =>
  path.split('/').reduce<unknown>((inner, step) => (inner as TestRecord | undefined)?.[step], record);

/** Every way to write one value at a path, from there and from above. */
function writesOf(path: string, value: unknown): Write[] {
  const steps = path.split('/');
  const fromAbove = steps.map((_, depth): Write => {
    const below = steps.slice(depth).join('/');
    return [steps.slice(0, depth).join('/'), 'PATCH', { [below]: value }];
  });
  return [[path, 'PUT', value], ...fromAbove];
}

const lead = `leads/${leadKey}`;
const job = `jobs/${jobKey}`;
const free = 'leads/-OhostileWritesNewAA';

/** Values that would be right in a new record, or elsewhere. */
const otherwiseRight: [path: string, value: unknown][] = [
  [lead, validLead({ phone: '416-555-0100' })],
  [job, validJob({ start_time: '11:00', end_time: '13:00' })],
  [`${job}/is_time_sensitive`, true],
  [`${job}/cus_address`, validAddress({ street: '' })],
  [`context/${leadKey}`, validContext({ fill_ms: 9000 })],
  [`context/${jobKey}`, validContext()],
  [`context/${jobKey}/device`, 'phone'],
  [`${lead}/admin`, true],
  [`${lead}/date/deep`, 'x'],
  [`${lead}/.priority`, 5],
  [free, validJob()],
  [free, { ...validLead(), brand_id: 2 }],
  [`${free}/date`, '2026-11-21'],
  [`${free}/-OhostileWritesDeepA`, validLead()],
  // Without a record of that key.
  ['context/-OhostileWritesNewAA', validContext()],
  ['locations/1', { tracking_phone: '416-555-0199' }],
  ['anything', 'x'],
  ['Leads/-OhostileWritesNewAA', validLead()],
  ['-OhostileWritesNewAA', validLead()],
  // Keys that are no push ids.
  ...['hello', '1', 'OabcdefghijklmnopqA', '-OabcdefghijklmnopqAB', '-Oabcdefghi klmnopqA'].flatMap(
    (key): [string, unknown][] => [
      [`leads/${key}`, validLead()],
      [`jobs/${key}`, validJob()],
      [`presses/${key}`, press],
    ],
  ),
];

/** Right records, sent in a way in which the rules take none. */
const wrongWays: Write[] = [
  ['', 'PATCH', { [free]: validLead(), 'locations/13929/tracking_phone': '416-555-0199' }],
  ['', 'PATCH', { [free]: validLead(), 'context/-OhostileWritesNewAA': validContext({ page: 'no path' }) }],
  ['', 'PATCH', { [free]: validLead({ phone: 'none' }), 'context/-OhostileWritesNewAA': validContext() }],
  ['leads', 'PATCH', { '-OhostileWritesNewAA': validLead(), hello: validLead() }],
  ['leads', 'PUT', { '-OhostileWritesNewAA': validLead() }],
  ['leads', 'POST', validJob()],
  [free, 'PATCH', { ...validLead(), date: null }],
  ['', 'PUT', { leads: {} }],
];

// If the answer differed for right and wrong values, somebody could guess a phone in a few thousand tries.
test('nothing that is saved can be changed, deleted or written again, at whichever depth, and nothing wrong is added', async () => {
  const tried = pathsIn(saved).flatMap((path): [path: string, value: unknown][] => [
    [path, valueAt(saved, path)],
    [path, 'wrong'],
    [path, null],
  ]);
  const attempts = [...tried, ...otherwiseRight].flatMap(([path, value]) => writesOf(path, value));
  const deletions = ['', ...pathsIn(saved)].map((path): Write => [path, 'DELETE', undefined]);
  const accepted: string[] = [];
  for (const write of [...attempts, ...wrongWays, ...deletions]) {
    const { status } = await send(write);
    const isPriority = JSON.stringify(write).includes('.priority');
    if (status !== 401 && !(isPriority && status === 400))
      accepted.push(`${status} ${JSON.stringify(write)}`);
  }
  expect(accepted).toEqual([]);
  expect(await environment.stored('')).toEqual(saved);
});

test('of all that is saved only these values can be read, and by queries nothing', async () => {
  const paths = ['', ...pathsIn(saved), 'anything', `${free}/phone`];
  const answers = await Promise.all(
    paths.map(async (path) => ((await environment.rest(path)).ok ? [path.replace(/-O\w+/, 'KEY')] : [])),
  );
  const readable = [...new Set(answers.flat())];
  expect(readable.toSorted()).toEqual([
    'jobs/KEY/brand_id',
    'leads/KEY/brand_id',
    'locations/13929/tracking_phone',
    'recent/shown/toronto',
    'recent/shown/toronto/A',
    'recent/shown/toronto/A/at',
    'recent/shown/toronto/A/name',
  ]);
  // Our own database answers few queries, so a refusal of any kind will do.
  for (const query of [
    'shallow=true',
    'orderBy="$key"&limitToFirst=1',
    'orderBy="phone"&equalTo="416-555-0199"',
  ])
    for (const path of ['leads', 'jobs', 'locations'])
      expect((await environment.rest(path, { query })).ok).toBe(false);
});

test.each(['leads', 'jobs'] as const)(
  'a new record of %s is taken once, its sender learns that it is there, and its context follows or comes with it',
  async (collection) => {
    const record = collection === 'leads' ? validLead() : validJob();
    const [key, both] = [makePushId(Date.now()), makePushId(Date.now())];
    const path = `${collection}/${key}`;
    const arrived = async () => (await environment.rest(`${path}/brand_id`)).json();
    expect(await arrived()).toBeNull();
    const silent = { method: 'PUT', body: record, query: 'print=silent' };
    expect((await environment.rest(path, silent)).status).toBe(204);
    expect((await send([path, 'PUT', record])).status).toBe(401);
    expect(await arrived()).toBe(1);
    const context = validContext();
    expect((await send([`context/${key}`, 'PUT', context])).status).toBe(200);
    const update = { [`${collection}/${both}`]: record, [`context/${both}`]: context };
    expect((await send(['', 'PATCH', update])).status).toBe(200);
    for (const each of [key, both]) {
      expect(await environment.stored(`${collection}/${each}`)).toEqual(record);
      expect(await environment.stored(`context/${each}`)).toEqual(context);
      for (const place of [collection, 'context']) await environment.store(`${place}/${each}`, null);
    }
  },
);
