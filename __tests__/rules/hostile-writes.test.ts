import * as fc from 'fast-check';
import { rulesText } from '../../scripts/rules/rules-text';
import type { SavedRecord } from '../../src/domain/requests/records';
import { recentUpdate } from '../../src/domain/social-proof/recent-requests';
import { validConsent, validContext } from '../support/context-records';
import { collections, pathsIn, pushId, rightRecord, valueAt, wrongRecord } from '../support/hostile-records';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';

/** Saved requests, one of them with a context and shown in the pop-up. */
const [leadKey, jobKey, bareKey] = [
  '-OhostileWritesLeadA',
  '-OhostileWritesJobBB',
  '-OhostileWritesBareC',
] as const;
let environment: RulesEnvironment;
beforeAll(async () => {
  // With the most paths that the rules can have.
  environment = await startRulesEnvironment({ projectId: 'demo-hostile', rules: rulesText('recent') });
  await environment.store('', {
    leads: { [leadKey]: validLead(), [bareKey]: validLead() },
    jobs: { [jobKey]: validJob() },
    context: { [leadKey]: validContext({ consent: validConsent({ name_shown: true }) }) },
    locations: { 13929: { tracking_phone: '416-555-0100', owner: 'Ada' } },
  });
  const published = await environment.rest('recent', {
    method: 'PATCH',
    body: recentUpdate('toronto', leadKey, validLead() as SavedRecord),
  });
  if (!published.ok) throw new Error(`The shown name was refused: ${await published.text()}`);
});
afterAll(() => environment.stop());

/** Sends the request, which must be refused and change nothing. */
async function expectRefused(path: string, method: string, body: unknown): Promise<void> {
  const before = await environment.stored('');
  expect((await environment.rest(path, { method, body })).ok).toBe(false);
  expect(await environment.stored('')).toEqual(before);
}

/** The ways to write one value: at its own path, or as a part of an update from above. */
const ways: ((
  collection: string,
  key: string,
  body: unknown,
) => [path: string, method: string, body: unknown])[] = [
  (collection, key, body) => [`${collection}/${key}`, 'PUT', body],
  (collection, key, body) => [`${collection}/${key}`, 'PATCH', body],
  (collection, key, body) => [collection, 'PATCH', { [key]: body }],
  (collection, key, body) => ['', 'PATCH', { [`${collection}/${key}`]: body }],
  (collection, _key, body) => [collection, 'POST', body],
];

test.each(collections)(
  'a record of %s with anything wrong is refused, whichever way it is sent',
  async (collection) => {
    const key = collection === 'context' ? fc.constant(bareKey) : pushId;
    await fc.assert(
      fc.asyncProperty(wrongRecord(collection), key, fc.constantFrom(...ways), (record, id, way) =>
        expectRefused(...way(collection, id, record)),
      ),
      { numRuns: 150, endOnFailure: true },
    );
  },
);

test('a right record together with a wrong one, or with a context of another key, is refused whole', async () => {
  const wrongOther = fc
    .constantFrom(...collections)
    .chain((collection) =>
      fc
        .tuple(pushId, wrongRecord(collection))
        .map(([key, record]) => ({ [`${collection}/${key}`]: record })),
    );
  const strangeContext = fc
    .tuple(pushId, rightRecord.context)
    .map(([key, context]) => ({ [`context/${key}`]: context }));
  await fc.assert(
    fc.asyncProperty(pushId, rightRecord.leads, fc.oneof(wrongOther, strangeContext), (key, lead, other) =>
      expectRefused('', 'PATCH', { [`leads/${key}`]: lead, ...other }),
    ),
    { numRuns: 60, endOnFailure: true },
  );
});

test('a right record under a wrong key or path is refused', async () => {
  const wrongKey = fc.oneof(
    fc.string({ minLength: 1, maxLength: 30 }).filter((key) => !/^[-\w]{20}$/.test(key)),
    fc.constantFrom('toString', '__proto__', 'hasOwnProperty'),
  );
  const path = fc.oneof(
    wrongKey.map((key) => `leads/${encodeURIComponent(key)}`),
    pushId.map((key) => `leads/${key}/${key}`),
    fc
      .tuple(fc.constantFrom('Leads', 'jobs', 'context', 'locations', 'a', ''), pushId)
      .map((steps) => steps.join('/')),
  );
  await fc.assert(
    fc.asyncProperty(path, rightRecord.leads, (at, lead) => expectRefused(at, 'PUT', lead)),
    { numRuns: 60, endOnFailure: true },
  );
});

test('nothing that is saved can be changed or deleted, at whichever depth', async () => {
  const stored = { '': await environment.stored('') };
  const paths = ['', ...pathsIn(stored[''] as object)];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.constantFrom('PUT', 'PATCH', 'POST', 'DELETE'),
      fc.oneof(fc.jsonValue(), fc.constant('the same'), fc.constant(null)),
      (path, method, value) => {
        const same = path === '' ? stored[''] : valueAt(stored[''], path);
        const body = value === 'the same' ? same : value;
        // An update of nothing is no write.
        fc.pre(method !== 'PATCH' || JSON.stringify(body) !== '{}');
        return expectRefused(path, method, method === 'DELETE' ? undefined : body);
      },
    ),
    { numRuns: 200, endOnFailure: true },
  );
});

test('of all that is saved only these values can be read', async () => {
  const paths = ['', ...pathsIn((await environment.stored('')) as object)];
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
