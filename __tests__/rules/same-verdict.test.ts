import * as fc from 'fast-check';
import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import { longestMessage } from '../../src/shared/values/limits';
import { makePushId } from '../../src/features/requests/rules/push-id';
import { collections, rightRecord, wrongRecord } from '../support/hostile-records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { unseenSigns, validLead } from '../support/records';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment({ projectId: 'demo-same-verdict' });
});
afterAll(() => environment.stop());

/** Whether the database accepts it under a free push id, beside a record where it has to be. */
async function isSaved(collection: (typeof collections)[number], value: unknown): Promise<boolean> {
  const key = makePushId(Date.now());
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

test.each(collections)('of right records in %s the view says what the rules say', async (collection) => {
  const records = fc.sample(rightRecord[collection], 40);
  expect(records.flatMap((record) => refusalsOf(recordTable[collection], record))).toStrictEqual([]);
  expect(await differences(collection, records)).toStrictEqual([]);
});

test.each(collections)('of a wrong value in %s the view says what the rules say', async (collection) => {
  expect(await differences(collection, fc.sample(wrongRecord(collection), 200))).toStrictEqual([]);
});

/** Values at the edge of what is accepted. */
const edges: Record<string, unknown[]> = {
  name: [
    ...unseenSigns.map(([, sign]) => `A${sign}b`),
    ...Array.from({ length: 0x80 }, (_, code) => `A${String.fromCharCode(code)}b`),
    'a'.repeat(20),
    'é'.repeat(20),
    '😀'.repeat(10),
    '😀'.repeat(11),
    'Ada\n',
    '\ud83d',
    '   ',
  ],
  note_from_customer: ['x'.repeat(longestMessage), 'x'.repeat(longestMessage + 1), '  ', ' x ', 'a\nb'],
  date: ['2028-02-29', '2027-02-29', '2999-12-31', '1969-12-31', '2026-04-31'],
  time: ['23:59', '24:00', '00:00', '0:00'],
  ip_address: [
    '::',
    '::1',
    '1::',
    ':::',
    '1.2.3.4',
    '01.2.3.4',
    '256.1.1.1',
    '::ffff:1.2.3.4',
    'unavailable',
  ],
  zip: ['', 'm5h2n2', 'M5H2N2', '1234567'],
  location_id: ['', '0', '1234567890', '12345678901'],
  brand_id: [1, 1.0000001, '1', true],
};

test('at the edges of what is accepted the view says what the rules say', async () => {
  const leads = Object.entries(edges).flatMap(([field, values]) =>
    values.map((value) => validLead({ [field]: value })),
  );
  expect(await differences('leads', leads)).toStrictEqual([]);
});

test.each(collections)('without any one value of %s the view says what the rules say', async (collection) => {
  const whole = fc.sample(rightRecord[collection], 1)[0] ?? {};
  const lacking = Object.keys(whole).flatMap((field) =>
    [undefined, null, {}].map((value) => ({ ...whole, [field]: value })),
  );
  expect(await differences(collection, lacking)).toStrictEqual([]);
});
