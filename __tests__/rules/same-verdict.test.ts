import { recordTable } from '../../src/domain/requests/record-table';
import { refusalsOf } from '../../src/domain/requests/refusals';
import { someRecord, wrongRecord } from '../../scripts/hostile/record-attempts';
import { makeKey } from '../../scripts/hostile/visitors';
import { createRandom } from '../../scripts/soak/random';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { validLead } from '../support/records';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment({ projectId: 'demo-same-verdict' });
});
afterAll(() => environment.stop());

const collections = ['leads', 'jobs', 'context'] as const;
const random = createRandom(77);

/** Whether the database accepts it under a free push id, beside a record where it has to be. */
async function isSaved(collection: (typeof collections)[number], value: unknown): Promise<boolean> {
  const key = makeKey(random);
  if (collection === 'context') await environment.store(`leads/${key}`, validLead());
  const { ok } = await environment.rest(`${collection}/${key}`, { method: 'PUT', body: value });
  return ok;
}

/** What the database and our own judgement say, where they differ. */
async function differences(collection: (typeof collections)[number], values: unknown[]): Promise<string[]> {
  const found: string[] = [];
  for (const value of values) {
    const refusals = refusalsOf(recordTable[collection], value);
    if ((await isSaved(collection, value)) !== (refusals.length === 0))
      found.push(`${JSON.stringify(value).slice(0, 300)}: ${JSON.stringify(refusals)}`);
  }
  return found;
}

const many = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

test.each(collections)('of right records in %s the view says what the rules say', async (collection) => {
  const records = many(40, () => someRecord(random, collection));
  expect(records.flatMap((record) => refusalsOf(recordTable[collection], record))).toStrictEqual([]);
  expect(await differences(collection, records)).toStrictEqual([]);
});

test.each(collections)('of a wrong value in %s the view says what the rules say', async (collection) => {
  expect(
    await differences(
      collection,
      many(500, () => wrongRecord(random, collection)),
    ),
  ).toStrictEqual([]);
});

test.each(collections)('without any one value of %s the view says what the rules say', async (collection) => {
  const whole = someRecord(random, collection) as Record<string, unknown>;
  const lacking = Object.keys(whole).flatMap((field) =>
    [undefined, null, {}].map((value) => ({ ...whole, [field]: value })),
  );
  expect(await differences(collection, lacking)).toStrictEqual([]);
});
