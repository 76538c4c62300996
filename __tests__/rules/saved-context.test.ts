import { assertFails } from '@firebase/rules-unit-testing';
import { campaignFields } from '../support/campaign';
import { validContext } from '../support/context-records';
import { without, type TestRecord } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { Database, RulesEnvironment } from '../support/rules-environment';
import { besideSaved } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const touches = ['first_touch', 'last_touch'] as const;

async function savedContext(context: TestRecord = validContext()): Promise<string> {
  const path = await besideSaved(environment, 'leads');
  await environment.anonymous.ref(path).set(context);
  return path;
}

/** Every field of a saved context, with another value that would be right in a new one. */
const changes: [path: string, value: unknown][] = [
  ['trap_filled', true],
  ['fill_ms', 9000],
  ['form', 'estimate'],
  ['page', '/ottawa'],
  ['device', 'tablet'],
  ['site_version', '5000000'],
  ['consent/text_version', '2026-11-22.0123abcd'],
  ['consent/at', '2026-11-22T17:30:05.250Z'],
  ['consent/marketing_texts', false],
  ...touches.flatMap((touch): [string, unknown][] => [
    ...campaignFields.map((field): [string, unknown] => [`${touch}/${field}`, 'other']),
    [`${touch}/landing_page`, '/ottawa'],
    [`${touch}/referrer`, 'https://example.com/'],
    [`${touch}/at`, '2026-11-19T17:30:05.250Z'],
  ]),
];

test.each(changes)('a saved context cannot get another %s, nor lose it', async (field, value) => {
  const path = await savedContext();
  await assertFails(environment.anonymous.ref(`${path}/${field}`).set(value));
  await assertFails(environment.anonymous.ref(`${path}/${field}`).remove());
  await assertFails(environment.anonymous.ref(path).update({ [field]: value }));
  await assertFails(environment.anonymous.ref(path).update({ [field]: null }));
  expect(await environment.stored(path)).toEqual(validContext());
});

test.each(changes.filter(([field]) => /touch|marketing/.test(field)))(
  'a saved context without %s cannot get one',
  async (field, value) => {
    const [outer = '', inner = ''] = field.split('/');
    const context = validContext({ [outer]: without(validContext()[outer] as TestRecord, inner) });
    const isRequired = /landing_page|\bat$/.test(field);
    const path = await savedContext(isRequired ? without(validContext(), outer) : context);
    const before = await environment.stored(path);
    await assertFails(environment.anonymous.ref(`${path}/${field}`).set(value));
    await assertFails(environment.anonymous.ref(path).set(validContext()));
    expect(await environment.stored(path)).toEqual(before);
  },
);

type Attack = [name: string, attempt: (database: Database, path: string) => Promise<unknown>];

const attacks: Attack[] = [
  ['read', (database, path) => database.ref(path).get()],
  ['read with all others', (database) => database.ref('context').get()],
  ['deleted', (database, path) => database.ref(path).remove()],
  ['deleted from the root', (database, path) => database.ref().update({ [path]: null })],
  ['sent again', (database, path) => database.ref(path).set(validContext())],
  ['sent again as an update', (database, path) => database.ref(path).update(validContext())],
  ['tried by a right value', (database, path) => database.ref(`${path}/form`).set('quote')],
  ['emptied', (database, path) => database.ref(path).set({})],
  ['deprived of a touch', (database, path) => database.ref(`${path}/first_touch`).remove()],
  [
    'written over without a touch',
    (database, path) => database.ref(path).set(without(validContext(), 'last_touch')),
  ],
  ['given a field', (database, path) => database.ref(`${path}/admin`).set(true)],
  ['given a field in a touch', (database, path) => database.ref(`${path}/first_touch/admin`).set('x')],
  ['given a field below a field', (database, path) => database.ref(`${path}/form/deep`).set('x')],
];

test.each(attacks)('a saved context cannot be %s', async (_, attempt) => {
  const path = await savedContext();
  await assertFails(attempt(environment.anonymous, path));
  await assertFails(attempt(environment.stranger, path));
  expect(await environment.stored(path)).toEqual(validContext());
});
