import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser';
import { holdBack, refuseStorage } from '../support/faults';
import {
  answers,
  consoleErrors,
  expect,
  fillFields,
  fillQuoteForm,
  open,
  test as base,
  typed,
  type Site,
} from '../support/e2e-test';
import { expectContext } from '../support/e2e-context';
import { formTexts, labels } from '../support/e2e-texts';
import { keptItems, keptOnDisk, keptRequests } from '../support/kept-on-device';
import { makeTemporaryFolder } from '../support/local-database';

type Visit = { page: Page; context: BrowserContext; site: Site };

type Step = (visit: Visit) => unknown;

/** The steps of a visit; a press fails as specified when it is logged, nothing is shown, and the form stays. */
type Fault = {
  what: string;
  beforeOpening?: Step;
  beforePress?: Step;
  isFailure?: false;
  afterPress?: Step;
  saved?: object;
};

const form = '/toronto/get-quote';

const withoutAddress = { ip_address: 'Unavailable' };

const faults: Fault[] = [
  {
    what: 'offline',
    beforePress: ({ context }) => context.setOffline(true),
    afterPress: ({ context }) => context.setOffline(false),
    saved: withoutAddress,
  },
  {
    what: 'WebSockets refused, the database away, and the page reloaded',
    beforeOpening: ({ site }) => site.refuseWebSockets(),
    beforePress: ({ site }) => site.stopDatabase(),
    afterPress: async ({ page, site }) => {
      await page.reload();
      await site.startDatabase();
    },
  },
  {
    what: 'the IP lookup blocked, and no storage',
    beforeOpening: ({ page }) => refuseStorage(page),
    beforePress: ({ page }) => page.route('**/__local/ip', (route) => route.abort('blockedbyclient')),
    saved: withoutAddress,
  },
  {
    what: "the SDK's files gone after a deploy",
    beforeOpening: async ({ page }) => {
      await open(page, form);
      // From here on whatever has not been fetched yet is not there.
      await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    },
    isFailure: false,
  },
];

const press = (page: Page) =>
  page.getByRole('button', { name: formTexts.quote.submit }).click({ noWaitAfter: true });
const errorOf = (errors: string[]) => errors.find((text) => text.startsWith('Error adding lead'));
const leads = (site: Site) => Object.values(site.saved('leads'));

async function fill(page: Page, url = form): Promise<void> {
  await page.goto(url);
  await fillQuoteForm(page, answers);
}

const test = base.extend<{ startBrowser: (profile: string, path?: string) => Promise<Page> }>({
  /** Starts a browser with a profile of its own, in which a later one finds what it has stored. */
  startBrowser: async ({ endpoint, site }, use) => {
    const started: BrowserContext[] = [];
    await use(async (profile, executablePath = findBrowser('headless Chromium')) => {
      const options = { executablePath, args: endpoint.browserArgs, baseURL: site.url };
      const context = await chromium.launchPersistentContext(profile, options);
      started.push(context);
      return context.pages()[0]!;
    });
    for (const context of started) await context.close();
  },
});

for (const { what, beforeOpening, beforePress, isFailure = true, afterPress, saved } of faults)
  test(`${what}: saved once, and the visitor is thanked`, async ({ page, site, context }) => {
    const visit = { page, site, context };
    const errors = consoleErrors(page);
    await beforeOpening?.(visit);
    if (!page.url().endsWith(form)) await open(page, form);
    await fillQuoteForm(page, answers);
    await beforePress?.(visit);
    await press(page);
    if (isFailure) {
      await expect.poll(() => errorOf(errors)).toBeDefined();
      expect(new URL(page.url()).pathname).toBe(form);
      await expect(page.getByLabel(labels.name)).toHaveValue(typed.name);
    }
    await afterPress?.(visit);
    await page.waitForURL('**/thankyou');
    expect(leads(site)).toMatchObject([{ ...typed, ...saved }]);
    if (what.endsWith('no storage')) {
      await page.reload();
      await expect(page.getByRole('main')).toContainText(typed.note_from_customer);
    }
  });

test('the tab closed right after the press: saved once, nothing left', async ({ page, site, context }) => {
  await fill(page);
  await press(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => leads(site)).toMatchObject([typed]);
  const later = await context.newPage();
  await later.goto('/ottawa/faq');
  await expect.poll(() => keptRequests(later)).toStrictEqual([]);
  expect(leads(site)).toHaveLength(1);
});

test('a healthy network: by the socket alone, once the form is begun', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const scripts = () => asked.filter((url) => url.endsWith('.js')).length;
  await open(page, form);
  await page.waitForLoadState('networkidle');
  const before = scripts();
  await fillQuoteForm(page, answers);
  await expect.poll(scripts).toBeGreaterThan(before);
  await press(page);
  await page.waitForURL('**/thankyou');
  expect(leads(site)).toMatchObject([{ ...typed, ip_address: '203.0.113.7' }]);
  expect(asked.filter((url) => url.startsWith('PUT'))).toStrictEqual([]);
  expect(asked.filter((url) => url.includes('firestore.googleapis.com'))).toStrictEqual([]);
});

test('fields filled without events are sent, once, however often it is pressed', async ({ page, site }) => {
  await open(page, form);
  for (const [name, text] of [
    ['name', 'ada lovelace'],
    ['phone', '(416) 555-0199'],
    ['message', 'One sofa, 2 chairs.!'],
    // What a machine fills in is saved too, and marked beside the record.
    ['company_website', 'https://spam.example'],
  ] as const)
    await page
      .locator(`[name=${name}]`)
      .first()
      .evaluate((control: HTMLInputElement, value) => void (control.value = value), text);
  await page.locator('form[data-form=quote] button').first().dblclick({ noWaitAfter: true });
  await page.waitForURL('**/thankyou');
  expect(leads(site)).toMatchObject([typed]);
  await expectContext(site, 'leads', expect.objectContaining({ trap_filled: true }));
});

test('what is typed into a sent form that Back has brought back is kept', async ({ page }) => {
  // With such an answer a browser stays on the page.
  await page.route('**/thankyou', (route) => route.fulfill({ status: 204 }));
  await fill(page);
  const thanked = page.waitForResponse('**/thankyou');
  await press(page);
  await thanked;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const field = page.locator('[name=message]').first();
  await expect(field).toHaveValue('');
  await field.pressSequentially('A piano');
  await page.reload();
  await expect(field).toHaveValue('A piano');
});

test('typing while it is sent: the visitor is thanked, and what was typed stays', async ({ page }) => {
  const letGo = await holdBack(page, '**/__local/ip');
  await fill(page);
  const asked = page.waitForRequest('**/__local/ip');
  await press(page);
  await asked;
  await page.getByLabel(labels.message).first().pressSequentially(' A lamp');
  letGo();
  await page.waitForURL('**/thankyou');
  await page.goto(form);
  await expect(page.getByLabel(labels.message).first()).toHaveValue(/A lamp/);
});

test('two tabs with the same answers: one record, confirmed in both', async ({ page, site, context }) => {
  const other = await context.newPage();
  const letGo = await Promise.all([page, other].map((tab) => holdBack(tab, '**/__local/ip')));
  await fill(page);
  await fill(other);
  await Promise.all([press(page), press(other)]);
  for (const each of letGo) each();
  await Promise.all([page.waitForURL('**/thankyou'), other.waitForURL('**/thankyou')]);
  expect(leads(site)).toMatchObject([typed]);
});

test('two tabs with a request each after an outage: each saved once', async ({ page, site, context }) => {
  const other = await context.newPage();
  const errors = [consoleErrors(page), consoleErrors(other)];
  await site.stopDatabase();
  await fill(page, '/toronto/reviews');
  await press(page);
  await fill(other, '/ottawa/reviews');
  await press(other);
  await expect.poll(() => errors.every(errorOf)).toBe(true);
  await site.startDatabase();
  await Promise.all([page.waitForURL('**/thankyou'), other.waitForURL('**/thankyou')]);
  const places = leads(site).map(({ location_id }) => location_id);
  expect(places.toSorted()).toStrictEqual(['13929', '15304']);
});

test('the sending tab closed beside another one: sent with its context', async ({ page, site, context }) => {
  await holdBack(page, '**/__local/ip');
  const other = await context.newPage();
  await open(other, '/toronto/faq');
  await fill(page);
  const asked = page.waitForRequest('**/__local/ip');
  await press(page);
  await asked;
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => leads(site)).toHaveLength(1);
  await expectContext(site, 'leads', expect.objectContaining({ form: 'quote' }));
});

test('site data blocked: saved, and the visitor is thanked', async ({ site, startBrowser }) => {
  const profile = makeTemporaryFolder();
  mkdirSync(path.join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  // The headless shell ignores a visitor's settings.
  const page = await startBrowser(profile, findBrowser('Chromium'));
  await fill(page);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
  await press(page);
  await page.waitForURL('**/thankyou');
  expect(leads(site)).toMatchObject([typed]);
});

test('the browser dies: a press offline and an early one are sent later', async ({ site, startBrowser }) => {
  const profile = makeTemporaryFolder();
  const page = await startBrowser(profile);
  await site.stopDatabase();
  await fill(page);
  await press(page);
  await expect.poll(() => keptRequests(page)).toHaveLength(1);

  const early = await page.context().newPage();
  await early.route('**/*.js', () => undefined);
  await early.goto('/ottawa?gclid=Cj0K');
  await fillFields(early, { ...answers, message: 'Early!' });
  const button = early.locator('form[data-form=quote] button').first();
  await button.click({ noWaitAfter: true });
  await expect(button).toHaveText(formTexts.quote.busy, { useInnerText: true });
  await expect.poll(() => keptOnDisk(early)).toContain('early/');
  const died = page.context().waitForEvent('close');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Browser.crash').catch(() => undefined);
  await died;
  expect(leads(site)).toStrictEqual([]);

  await site.startDatabase();
  const later = await startBrowser(profile);
  await later.goto('/ottawa/faq');
  await expect.poll(() => leads(site)).toHaveLength(2);
  const notes = leads(site).map(({ note_from_customer }) => note_from_customer);
  expect(notes.toSorted()).toStrictEqual(['Early', typed.note_from_customer]);
  const [key] = Object.entries(site.saved('leads')).find(([, lead]) => lead.location_id === '15304')!;
  const last_touch = { gclid: 'Cj0K' };
  const consent = { marketing_texts: false };
  await expect
    .poll(() => site.read(`context/${key}`))
    .toMatchObject({ page: '/ottawa', last_touch, consent });
  // Local storage may still have the draft of a form that was never thanked for.
  await expect.poll(() => keptItems(later)).not.toMatch(/early|pending|"disk".*(Ada|416-555)/);
});
