import * as fc from 'fast-check';
import { rulesText } from '../../scripts/rules/rules-text';
import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import type { SavedRecord } from '../../src/features/requests/rules/records';
import { recentUpdate } from '../../src/features/requests/rules/recent-requests';
import { validConsent, validContext } from '../support/context-records';
import { collections, pathsIn, pushId, rightRecord, valueAt, wrongRecord } from '../support/hostile-records';
import { validAddress, validJob, validLead, without } from '../support/records';
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

/** Every attempt is refused, and what is saved stays as it was. */
async function expectAllRefused(attempts: fc.Arbitrary<Attempt>, numRuns: number): Promise<void> {
  const isRefused = fc.asyncProperty(attempts, async ([path, method, body]) => {
    const answer = await environment.rest(path, { method, body });
    return !answer.ok;
  });
  await fc.assert(isRefused, { numRuns, endOnFailure: true });
  expect(await environment.stored('')).toEqual(saved);
}

/** How one value may be written: at its own path, or as a part of an update from above. */
const routes: ((collection: string, key: string, body: unknown) => Attempt)[] = [
  (collection, key, body) => [`${collection}/${key}`, 'PUT', body],
  (collection, key, body) => [`${collection}/${key}`, 'PATCH', body],
  (collection, key, body) => [collection, 'PATCH', { [key]: body }],
  (collection, key, body) => ['', 'PATCH', { [`${collection}/${key}`]: body }],
  (collection, _key, body) => [collection, 'POST', body],
];

test.each(collections)(
  'a record of %s with anything wrong is refused, however it is sent, and our own judgement refuses it too',
  async (collection) => {
    const key = collection === 'context' ? fc.constant(bareKey) : pushId;
    const attempts = fc
      .tuple(fc.constantFrom(...routes), key, wrongRecord(collection))
      .map(([send, id, record]) => send(collection, id, record));
    await expectAllRefused(attempts, 200);
    const accepted = fc
      .sample(wrongRecord(collection), 200)
      .filter((record) => refusalsOf(recordTable[collection], record).length === 0);
    expect(accepted).toEqual([]);
  },
);

test('a right record together with a wrong one, or with a context of another key, is refused whole', () => {
  const wrongOne = fc
    .constantFrom(...collections)
    .chain((collection) => fc.tuple(fc.constant(collection as string), pushId, wrongRecord(collection)));
  const contextOfNone = fc.tuple(fc.constant('context'), pushId, rightRecord.context);
  const attempts = fc
    .tuple(pushId, rightRecord.leads, fc.oneof(wrongOne, contextOfNone))
    .map(([key, lead, [collection, other, record]]): Attempt => [
      '',
      'PATCH',
      { [`leads/${key}`]: lead, [`${collection}/${other}`]: record },
    ]);
  return expectAllRefused(attempts, 100);
});

test('a right record under a wrong key or path is refused', () => {
  const wrongKey = fc.oneof(
    fc.string({ minLength: 1, maxLength: 30 }).filter((key) => !/^[-\w]{20}$/.test(key)),
    fc.constantFrom('toString', '__proto__', 'hasOwnProperty'),
  );
  const wrongPath = fc.oneof(
    wrongKey.map((key) => `leads/${encodeURIComponent(key)}`),
    pushId.map((key) => `leads/${key}/${key}`),
    fc.tuple(fc.constantFrom('Leads', 'jobs', 'context', 'a', ''), pushId).map((steps) => steps.join('/')),
  );
  const attempts = fc.tuple(wrongPath, fc.constant('PUT'), rightRecord.leads);
  return expectAllRefused(attempts, 100);
});

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
