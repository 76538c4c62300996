import { assertFails } from '@firebase/rules-unit-testing';
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

/** A visitor's create is accepted, and stored as it was sent. */
export async function expectCreated(
  environment: RulesEnvironment,
  collection: Collection,
  record: TestRecord,
): Promise<void> {
  const path = newPath(environment, collection);
  await environment.anonymous.ref(path).set(record);
  expect(await environment.stored(path)).toEqual(record);
}

/** A visitor's create is refused, and nothing of it is stored. */
export async function expectCreateRefused(
  environment: RulesEnvironment,
  collection: Collection,
  record: unknown,
): Promise<void> {
  const path = newPath(environment, collection);
  await assertFails(environment.anonymous.ref(path).set(record));
  expect(await environment.stored(path)).toBeNull();
}
