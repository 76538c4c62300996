import { rulesText } from '../../scripts/rules/rules-text';
import type { SavedRecord } from '../../src/features/requests/rules/records';
import { recentUpdate } from '../../src/features/requests/rules/recent-requests';
import { validConsent, validContext } from '../support/context-records';
import { validAddress, validJob, validLead, without, type TestRecord } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';

/** Saved requests, one of them with a context and shown in the pop-up. */
const [leadKey, jobKey, bareKey] = [
  '-OhostileWritesLeadA',
  '-OhostileWritesJobBB',
  '-OhostileWritesBareC',
] as const;
let environment: RulesEnvironment;
let saved: object;
beforeAll(async () => {
  // With the most paths that the rules can have.
  environment = await startRulesEnvironment({ projectId: 'demo-hostile', rules: rulesText('recent') });
  await environment.store('', {
    leads: { [leadKey]: validLead(), [bareKey]: validLead() },
    jobs: { [jobKey]: validJob() },
    context: {
      [leadKey]: validContext({ consent: validConsent({ name_shown: true }) }),
      [jobKey]: without(validContext(), 'device'),
    },
    locations: { 13929: { tracking_phone: '416-555-0100', owner: 'Ada' } },
  });
  const published = await environment.rest('recent', {
    method: 'PATCH',
    body: recentUpdate('toronto', leadKey, validLead() as SavedRecord),
  });
  if (!published.ok) throw new Error(`The shown name was refused: ${await published.text()}`);
  saved = (await environment.stored('')) as object;
});
afterAll(() => environment.stop());

type Attempt = [path: string, method: string, body: unknown];

const wrongRecords = {
  leads: ['-OhostileWritesNewAA', validLead({ brand_id: 2 })],
  jobs: ['-OhostileWritesNewAA', validJob({ admin: true })],
  context: [bareKey, validContext({ page: 'no path' })],
} as const;

test.each(['leads', 'jobs', 'context'] as const)(
  'a wrong record of %s is refused at its own path and as a part of an update from above',
  async (collection) => {
    const [key, body] = wrongRecords[collection];
    const attempts: Attempt[] = [
      [`${collection}/${key}`, 'PUT', body],
      [`${collection}/${key}`, 'PATCH', body],
      [collection, 'PATCH', { [key]: body }],
      ['', 'PATCH', { [`${collection}/${key}`]: body }],
      [collection, 'POST', body],
    ];
    for (const [path, method, sent] of attempts)
      expect((await environment.rest(path, { method, body: sent })).status).toBe(401);
    expect(await environment.stored('')).toEqual(saved);
  },
);

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
function writesOf(path: string, value: unknown): Attempt[] {
  const steps = path.split('/');
  const fromAbove = steps.map((_, depth): Attempt => {
    const below = steps.slice(depth).join('/');
    return [steps.slice(0, depth).join('/'), 'PATCH', { [below]: value }];
  });
  return [[path, 'PUT', value], ...fromAbove];
}

const lead = `leads/${leadKey}`;
const job = `jobs/${jobKey}`;

/** Values that would be right in a new record. */
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
];

// If the answer differed for right and wrong values, somebody could guess a phone in a few thousand tries.
test('nothing that is saved can be changed, deleted or written again, at whichever depth', async () => {
  const tried = pathsIn(saved).flatMap((path): [path: string, value: unknown][] => [
    [path, valueAt(saved, path)],
    [path, 'wrong'],
    [path, null],
  ]);
  const attempts = [...tried, ...otherwiseRight].flatMap(([path, value]) => writesOf(path, value));
  const deletions = ['', ...pathsIn(saved)].map((path): Attempt => [path, 'DELETE', undefined]);
  const accepted: string[] = [];
  for (const [path, method, body] of [...attempts, ...deletions]) {
    const { status } = await environment.rest(path, { method, body });
    const isPriority = JSON.stringify([path, body]).includes('.priority');
    if (status !== 401 && !(isPriority && status === 400))
      accepted.push(`${status} ${method} /${path} ${JSON.stringify(body)}`);
  }
  expect(accepted).toEqual([]);
  expect(await environment.stored('')).toEqual(saved);
});

test('of all that is saved only these values can be read', async () => {
  const paths = ['', ...pathsIn(saved)];
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
});
