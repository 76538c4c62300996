import { assertFails } from '@firebase/rules-unit-testing';
import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import { campaignFields } from '../support/campaign';
import { plainContext, validConsent, validContext, validTouch } from '../support/context-records';
import { validLead, without, type TestRecord } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { besideSaved, expectNoPriorities, newPath } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

async function expectAccepted(context: unknown): Promise<void> {
  const path = await besideSaved(environment, 'leads');
  await environment.anonymous.ref(path).set(context);
  expect(await environment.stored(path)).toEqual(context);
  expect(refusalsOf(recordTable.context, context)).toEqual([]);
}

async function expectRefused(context: unknown): Promise<void> {
  const path = await besideSaved(environment, 'leads');
  await assertFails(environment.anonymous.ref(path).set(context));
  expect(await environment.stored(path)).toBeNull();
  expect(refusalsOf(recordTable.context, context)).not.toEqual([]);
}

const touches = ['first_touch', 'last_touch'] as const;

type Case = [name: string, value: unknown];
const named = (name: string, value: unknown): Case => [name, value];
const withTouch = (touch: (typeof touches)[number], values: TestRecord) =>
  validContext({ [touch]: validTouch(values) });

/** One context for each value of a table. */
const casesOf = (table: Record<string, unknown[]>): Case[] =>
  Object.entries(table).flatMap(([field, values]) =>
    values.map((value) => named(`with ${field} ${JSON.stringify(value)}`, validContext({ [field]: value }))),
  );

test.each(['leads', 'jobs'] as const)(
  'a whole context beside one of the saved %s is accepted',
  async (collection) => {
    const path = await besideSaved(environment, collection);
    await environment.anonymous.ref(path).set(validContext());
    expect(await environment.stored(path)).toEqual(validContext());
  },
);

const lacking = (field: string) => without(validContext(), field);

test.each<Case>([
  ['without touches and without the box', plainContext],
  ...['device', 'first_touch', 'last_touch'].map((field) => named(`without ${field}`, lacking(field))),
  ['of a direct visit', validContext({ first_touch: { landing_page: '/', at: '2026-11-20T08:15:00.000Z' } })],
  ['with the box left empty', validContext({ consent: validConsent({ marketing_texts: false }) })],
  ['with the box for names', validContext({ consent: validConsent({ name_shown: true }) })],
  ...casesOf({
    trap_filled: [true],
    fill_ms: [0, 86_400_000],
    page: ['/', `/${'a'.repeat(199)}`],
    site_version: ['unknown', '1.4.0-rc.1+build_7'.padEnd(40, 'x')],
    device: ['phone', 'tablet', 'desktop'],
    form: ['quote', 'estimate', 'book', 'booking'],
  }),
  ...campaignFields.map((field) =>
    named(`with 200 characters of ${field}`, withTouch('last_touch', { [field]: 'é'.repeat(200) })),
  ),
  ...[...campaignFields, 'referrer'].map((field) =>
    named(`without ${field}`, validContext({ first_touch: without(validTouch(), field) })),
  ),
  ...['android-app://com.google.android.gm/', `https://example.com/${'a'.repeat(180)}`].map((referrer) =>
    named(`from ${referrer}`, withTouch('first_touch', { referrer })),
  ),
])('a context %s is accepted', async (_, context) => {
  await expectAccepted(context);
});

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

const notText = [5, true, { a: 'x' }, ['x']];

test.each<Case>([
  ...['trap_filled', 'fill_ms', 'form', 'page', 'site_version', 'consent'].map((field) =>
    named(`without ${field}`, lacking(field)),
  ),
  ['of the earlier version of the site, marks alone', { trap_filled: true, fill_ms: 312 }],
  ['that is a text', 'bot'],
  ['that is empty', {}],
  ['that is a list', [validContext()]],
  ...casesOf({
    name: ['Ada', { a: 1 }],
    trap_filled: ['<b>', 'true', 1, { a: true }],
    device: [...notText, '', 'Phone', 'watch', 'phone '],
    fill_ms: [-1, 86_400_001, '312', true, { a: 1 }],
    form: ['', 'Quote', 'contact', 'quote ', 'quotebook', '<b>', ...notText],
    page: ['', 'toronto', '/<b>', '/a?b=1', '/a b', '/é', '/\n', `/${'a'.repeat(200)}`, ...notText],
    site_version: ['', '<b>', 'a b', 'é', 'a'.repeat(41), ...notText],
  }),
])('a context %s is refused', async (_, context) => {
  await expectRefused(context);
});

const notTime = [
  ['', '2026-11-21', '2026-11-21T17:30:05Z', '2026-11-21T17:30:05.250', '2026-13-21T17:30:05.250Z'],
  ['2026-11-32T17:30:05.250Z', '2026-02-29T17:30:05.250Z', '0000-01-01T17:30:05.250Z'],
  ['2026-11-21T24:30:05.250Z', '2026-11-21T17:60:05.250Z', '2026-11-21T17:30:05.250Z<b>'],
  notText,
].flat();

const wrongTouchValues: Record<string, unknown[]> = {
  ...Object.fromEntries(
    campaignFields.map((field) => [
      field,
      ['', 'a<b', 'a>b', 'a\u0000b', '\u200b', 'x'.repeat(201), ...notText],
    ]),
  ),
  landing_page: ['', 'toronto', '/<b>', '/a?b=1', '/a b', `/${'a'.repeat(200)}`, ...notText],
  referrer: [
    ['', 'example.com', 'javascript:alert(1)', 'https://', 'https://example.com/?q=1'],
    ['https://example.com/<b>', 'https://example.com/a b', `https://example.com/${'a'.repeat(181)}`],
    notText,
  ].flat(),
  at: notTime,
  email: ['ada@example.com'],
};

test.each(touches.flatMap((touch) => Object.keys(wrongTouchValues).map((field) => [touch, field] as const)))(
  'a context whose %s has a wrong %s is refused',
  async (touch, field) => {
    for (const value of wrongTouchValues[field] ?? [])
      await expectRefused(withTouch(touch, { [field]: value }));
  },
);

test.each(touches)(
  'a context whose %s is no touch, or one without its page or its time, is refused',
  async (touch) => {
    const wrong = [
      without(validTouch(), 'landing_page'),
      without(validTouch(), 'at'),
      { utm_source: 'google' },
    ];
    for (const value of [...wrong, 'google', 5, true, ['x']])
      await expectRefused(validContext({ [touch]: value }));
  },
);

test.each<Case>([
  ['is a text', 'yes'],
  ['is true', true],
  ['has no version', without(validConsent(), 'text_version')],
  ['has no time', without(validConsent(), 'at')],
  ['has an extra field', validConsent({ phone: '416-555-0199' })],
  ...['', '2026-11-21', '2026-11-21.', '2026-11-21.0123ABCD', '2026-11-21.0123abcde', '<b>', ...notText].map(
    (value) => named(`has the version ${JSON.stringify(value)}`, validConsent({ text_version: value })),
  ),
  ...notTime.map((value) => named(`has the time ${JSON.stringify(value)}`, validConsent({ at: value }))),
  ...['true', 1, 'on', { a: true }].flatMap((value) =>
    ['marketing_texts', 'name_shown'].map((box) =>
      named(`has the box ${box} as ${JSON.stringify(value)}`, validConsent({ [box]: value })),
    ),
  ),
])('a context whose consent %s is refused', async (_, consent) => {
  await expectRefused(validContext({ consent }));
});

test('no value of a right context may carry a priority', async () => {
  await expectNoPriorities(validContext(), expectRefused);
});

test('a context with a priority is refused', async () => {
  const path = await besideSaved(environment, 'leads');
  await assertFails(environment.anonymous.ref(path).setWithPriority(validContext(), 5));
  expect(await environment.stored(path)).toBeNull();
});
