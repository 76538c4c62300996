import { assertFails } from '@firebase/rules-unit-testing';
import { validContext } from '../support/context-records';
import { validLead } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { besideSaved, expectCreateRefused, expectNoPriorities, newPath } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

test.each(['leads', 'jobs'] as const)(
  'a whole context beside one of the saved %s is accepted',
  async (collection) => {
    const path = await besideSaved(environment, collection);
    await environment.anonymous.ref(path).set(validContext());
    expect(await environment.stored(path)).toEqual(validContext());
  },
);

test('a context without a record of its own key is refused', async () => {
  await besideSaved(environment, 'leads');
  const path = newPath(environment, 'jobs').replace('jobs', 'context');
  await assertFails(environment.anonymous.ref(path).set(validContext()));
  expect(await environment.stored(path)).toBeNull();
});

test('a lead and its context in one update, as of a page that is closed, are accepted', async () => {
  const lead = newPath(environment, 'leads');
  const context = lead.replace('leads', 'context');
  const both = { [lead]: validLead(), [context]: validContext() };
  expect((await environment.rest('', { method: 'PATCH', body: both })).status).toBe(200);
  expect(await environment.stored(lead)).toEqual(validLead());
  expect(await environment.stored(context)).toEqual(validContext());
});

test.each([
  ['a wrong context', validLead(), validContext({ page: 'no path' })],
  ['a wrong lead', validLead({ phone: 'none' }), validContext()],
])('a lead and its context in one update are refused whole for %s', async (_, record, beside) => {
  const lead = newPath(environment, 'leads');
  const context = lead.replace('leads', 'context');
  const both = { [lead]: record, [context]: beside };
  expect((await environment.rest('', { method: 'PATCH', body: both })).status).toBe(401);
  expect(await environment.stored(lead)).toBeNull();
  expect(await environment.stored(context)).toBeNull();
});

test('a context under a key that is no push id is refused, whatever lies under it among the leads', async () => {
  await environment.store('leads/hello', validLead());
  await assertFails(environment.anonymous.ref('context/hello').set(validContext()));
  expect(await environment.stored('context/hello')).toBeNull();
});

test('no value of a right context may carry a priority', async () => {
  await expectNoPriorities(validContext(), (context) => expectCreateRefused(environment, 'context', context));
});

test('a context with a priority is refused', async () => {
  const path = await besideSaved(environment, 'leads');
  await assertFails(environment.anonymous.ref(path).setWithPriority(validContext(), 5));
  expect(await environment.stored(path)).toBeNull();
});
