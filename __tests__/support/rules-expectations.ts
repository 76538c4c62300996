import { assertFails } from '@firebase/rules-unit-testing';
import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import type { RulesEnvironment } from './rules-environment';
import { validJob, validLead, type TestRecord } from './records';

export type Collection = 'leads' | 'jobs';

/** A path below which nothing is stored yet, with a key as the SDK makes them for `push`. */
export function newPath(environment: RulesEnvironment, collection: Collection): string {
  return `${collection}/${environment.anonymous.ref(collection).push().key}`;
}

/** The path of the context beside a record that a visitor has just saved. */
export async function besideSaved(environment: RulesEnvironment, collection: Collection): Promise<string> {
  const path = newPath(environment, collection);
  await environment.anonymous.ref(path).set(collection === 'leads' ? validLead() : validJob());
  return path.replace(collection, 'context');
}

/** A path at which a visitor may create a record; for a context a record is saved first. */
const pathFor = async (environment: RulesEnvironment, collection: Collection | 'context') =>
  collection === 'context' ? besideSaved(environment, 'leads') : newPath(environment, collection);

/** A visitor's create is accepted, and stored as it was sent; our own judgement of records says the same. */
export async function expectCreated(
  environment: RulesEnvironment,
  collection: Collection | 'context',
  record: object,
): Promise<void> {
  const path = await pathFor(environment, collection);
  await environment.anonymous.ref(path).set(record);
  expect(await environment.stored(path)).toEqual(record);
  expect(refusalsOf(recordTable[collection], record)).toEqual([]);
}

/** A visitor's create is refused, and nothing of it is stored; our own judgement of records says the same. */
export async function expectCreateRefused(
  environment: RulesEnvironment,
  collection: Collection | 'context',
  record: unknown,
): Promise<void> {
  const path = await pathFor(environment, collection);
  await assertFails(environment.anonymous.ref(path).set(record));
  expect(await environment.stored(path)).toBeNull();
  expect(refusalsOf(recordTable[collection], record)).not.toEqual([]);
}

/** A priority that carries a text past the rules, and one that is easily overlooked. */
const priorities = ['x'.repeat(5000), 0];

function withPriority(value: unknown, priority: unknown): object {
  const isGroup = typeof value === 'object' && value !== null;
  return { ...(isGroup ? value : { '.value': value }), '.priority': priority };
}

/** The same record for each of its values, at any depth, with a priority at that value. */
function withOnePriority(record: TestRecord, priority: unknown): TestRecord[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const below = typeof value === 'object' ? withOnePriority(value as TestRecord, priority) : [];
    return [withPriority(value, priority), ...below].map((changed) => ({ ...record, [name]: changed }));
  });
}

/** Every value of a right record is refused with a priority. */
export async function expectNoPriorities(
  record: TestRecord,
  expectRefused: (record: TestRecord) => Promise<void>,
): Promise<void> {
  for (const priority of priorities)
    for (const carrying of withOnePriority(record, priority)) await expectRefused(carrying);
}
