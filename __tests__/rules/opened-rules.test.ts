import { validJob, validLead } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { newPath } from '../support/rules-expectations';

// The other suites prove nothing if the database refuses for another reason than the rules file. Here the
// same clients do the same harm under rules that allow everything, and it is done.
let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment({
    projectId: 'demo-junk-opened',
    rules: JSON.stringify({ rules: { '.read': true, '.write': true } }),
  });
});
afterAll(() => environment.stop());

test('under opened rules a wrong lead is stored, read, changed and deleted, and a phone is overwritten', async () => {
  const path = newPath(environment, 'leads');
  const wrong = validLead({ name: '<b>', admin: true });
  await environment.anonymous.ref(path).set(wrong);
  expect(await environment.stored(path)).toEqual(wrong);
  expect(Object.values((await environment.anonymous.ref('leads').get()).val() as object)).toContainEqual(
    wrong,
  );
  expect((await environment.rest('leads')).status).toBe(200);
  await environment.anonymous.ref(path).update({ status: 'won' });
  expect(await environment.stored(path)).toEqual({ ...wrong, status: 'won' });
  await environment.anonymous.ref(path).remove();
  expect(await environment.stored(path)).toBeNull();
  await environment.anonymous.ref('jobs/hello').set(validJob());
  expect(await environment.stored('jobs/hello')).toEqual(validJob());
  await environment.anonymous.ref('locations/13929/tracking_phone').set('416-555-0199');
  expect(await environment.stored('locations/13929/tracking_phone')).toBe('416-555-0199');
});

test('under opened rules a record with priorities is stored', async () => {
  const path = newPath(environment, 'leads');
  const record = { ...validLead(), name: { '.value': 'Ada', '.priority': 'x' } };
  await environment.anonymous.ref(path).setWithPriority(record, 5);
  expect(await environment.stored(path)).toEqual(validLead({ name: 'Ada' }));
});
