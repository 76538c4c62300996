import { assertFails } from '@firebase/rules-unit-testing';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';
import { newPath } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const marks = { trap_filled: true, fill_ms: 312 };

/** The context's path beside a record that has been saved. */
async function besideSaved(collection: 'leads' | 'jobs'): Promise<string> {
  const path = newPath(environment, collection);
  await environment.anonymous.ref(path).set(collection === 'leads' ? validLead() : validJob());
  return path.replace(collection, 'context');
}

test.each(['leads', 'jobs'] as const)(
  'the marks beside one of the saved %s are accepted, and again',
  async (collection) => {
    const path = await besideSaved(collection);
    await environment.anonymous.ref(path).set(marks);
    await environment.anonymous.ref(path).set(marks);
    expect(await environment.stored(path)).toEqual(marks);
  },
);

test('marks beside nothing are refused', async () => {
  const path = newPath(environment, 'leads').replace('leads', 'context');
  await assertFails(environment.anonymous.ref(path).set(marks));
  expect(await environment.stored(path)).toBeNull();
});

test.each([
  ['without the time', { trap_filled: true }],
  ['without the trap', { fill_ms: 312 }],
  ['with a negative time', { ...marks, fill_ms: -1 }],
  ['with the time as text', { ...marks, fill_ms: '312' }],
  ['with the trap as text', { ...marks, trap_filled: '<b>' }],
  ['with an extra field', { ...marks, name: 'Ada' }],
  ['as text', 'bot'],
])('marks %s are refused', async (_, value) => {
  const path = await besideSaved('leads');
  await assertFails(environment.anonymous.ref(path).set(value));
  expect(await environment.stored(path)).toBeNull();
});

test('saved marks cannot be read, changed or deleted', async () => {
  const path = await besideSaved('leads');
  await environment.anonymous.ref(path).set(marks);
  await assertFails(environment.anonymous.ref(path).get());
  await assertFails(environment.anonymous.ref(path).set({ ...marks, fill_ms: 9000 }));
  await assertFails(environment.anonymous.ref(path).remove());
  await assertFails(environment.anonymous.ref(`${path}/fill_ms`).remove());
  expect(await environment.stored(path)).toEqual(marks);
});
