import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { twinPublicDir } from '../../scripts/twin';
import { expectContext, expectedContext, isoTime, sendQuote } from '../support/context-journey';
import { loseContexts, refuseContexts } from '../support/faults';
import { consoleErrors, expect, fillQuoteForm, open, test as journey } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';
import { keptItems, keptOnDisk, keptRequests } from '../support/kept-on-device';
import { makeTemporaryFolder } from '../support/local-database';
import { answers, soon, typed } from '../support/one-request';
import { startOwnBrowser, type OwnBrowser } from '../support/own-browser';

type Own = {
  /** Starts a browser that can be killed; the same profile again is the next visit. */
  startBrowser: (options?: { profile?: string; isSiteDataBlocked?: boolean }) => Promise<OwnBrowser>;
};

const test = journey.extend<Own>({
  startBrowser: async ({ endpoint }, use) => {
    const started: OwnBrowser[] = [];
    await use(async ({ profile = makeTemporaryFolder(), isSiteDataBlocked } = {}) => {
      const args = endpoint.browserArgs;
      const browser = await startOwnBrowser({ profile, args, isSiteDataBlocked });
      started.push(browser);
      return browser;
    });
    for (const browser of started) await browser.kill();
  },
});

const path = '/toronto/get-quote';
const button = (page: Page) => page.locator('form[data-form=quote] button').first();
const press = (page: Page) => button(page).click({ noWaitAfter: true });
const message = (page: Page) => page.getByLabel(labels.message, { exact: true }).first();

async function fill(page: Page, url = path): Promise<void> {
  await open(page, url);
  await fillQuoteForm(page, answers);
}

async function firstPage({ context }: OwnBrowser): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

test('a healthy network: by the socket alone, with a client that comes when the form is begun', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const scripts = () => asked.filter((url) => url.endsWith('.js'));
  const hasSdk = () =>
    scripts().some((url) => {
      const { pathname } = new URL(url.replace('GET ', ''));
      return readFileSync(twinPublicDir + pathname, 'utf8').includes('FIREBASE WARNING');
    });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  expect(scripts().length).toBeGreaterThan(0);
  expect(hasSdk()).toBe(false);
  await fillQuoteForm(page, answers);
  await expect.poll(hasSdk).toBe(true);
  const before = scripts().length;
  await press(page);
  await page.waitForURL('**/thankyou', soon);
  expect(Object.values(site.saved('leads'))).toMatchObject([{ ...typed, ip_address: '203.0.113.7' }]);
  expect(asked.filter((url) => url.startsWith('PUT'))).toStrictEqual([]);
  // The document database's client is loaded once a request is confirmed, and asks nobody anything.
  await expect.poll(() => scripts().length, soon).toBeGreaterThan(before);
  expect(asked.filter((url) => url.includes('firestore.googleapis.com'))).toStrictEqual([]);
});

test('fields that were filled without events are sent as they are, once, however often it is pressed', async ({
  page,
  site,
}) => {
  site.lookups.faults.ip = { slowMs: 1000 };
  await open(page, path);
  for (const [label, text] of [
    [labels.name, 'ada lovelace'],
    [labels.phone, '(416) 555-0199'],
    [labels.message, 'One sofa, 2 chairs.!'],
  ] as const)
    await page
      .getByLabel(label, { exact: true })
      .first()
      .evaluate((control: HTMLInputElement, value) => void (control.value = value), text);
  // What a machine fills in is saved too, and marked beside the record.
  await page
    .locator('[name=company_website]')
    .first()
    .evaluate((trap: HTMLInputElement) => void (trap.value = 'https://spam.example'));
  await button(page).dblclick({ noWaitAfter: true });
  await page.waitForURL('**/thankyou', soon);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  const [key = ''] = Object.keys(site.saved('leads'));
  await expect.poll(() => site.read(`context/${key}`), soon).toMatchObject({ trap_filled: true });
});

test('the same answers from two tabs at once: one record, confirmed in both', async ({
  page,
  site,
  context,
}) => {
  site.lookups.faults.ip = { slowMs: 1000 };
  const other = await context.newPage();
  await fill(page);
  await fill(other);
  await Promise.all([press(page), press(other)]);
  await Promise.all([page.waitForURL('**/thankyou', soon), other.waitForURL('**/thankyou', soon)]);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('the tab that sends is closed while another one is open: sent with its context', async ({
  page,
  site,
  context,
}) => {
  site.lookups.faults.ip = { slowMs: 3000 };
  const other = await context.newPage();
  await open(other, '/toronto/faq');
  await fill(page);
  const asked = page.waitForRequest('**/__local/ip');
  await press(page);
  await asked;
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => Object.keys(site.saved('leads')), soon).toHaveLength(1);
  const [key = ''] = Object.keys(site.saved('leads'));
  await expect.poll(() => site.read(`context/${key}`), soon).toMatchObject({ form: 'quote' });
});

test('a context that is refused loses no lead, and one that is lost is sent on the next visit', async ({
  page,
  site,
  context,
}) => {
  const errors = consoleErrors(page);
  await refuseContexts(page);
  await page.goto(`${path}?gclid=Cj0K`);
  await sendQuote(page);
  await expect.poll(() => keptItems(page)).not.toContain('pending');
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  expect(site.read('context')).toBeNull();
  expect(errors).toStrictEqual([]);
  await page.close();
  site.write('leads', null);

  const next = await context.newPage();
  const { lost } = await loseContexts(next);
  await next.goto(path);
  await sendQuote(next, 'Two sofas');
  await lost;
  expect(site.read('context')).toBeNull();
  expect(await keptItems(next)).not.toMatch(/Ada|416-555/);
  await next.close();
  const later = await context.newPage();
  await later.goto('/ottawa/faq');
  const touch = { gclid: 'Cj0K', landing_page: path, at: isoTime };
  const kept = { form: 'quote', page: path, first_touch: touch, last_touch: touch };
  await expectContext(site, 'leads', expectedContext(kept));
  await expect.poll(() => keptItems(later)).not.toContain('pending');
});

test('site data blocked in the browser', async ({ site, startBrowser }) => {
  const page = await firstPage(await startBrowser({ isSiteDataBlocked: true }));
  await fill(page, site.url + path);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
  await press(page);
  await page.waitForURL('**/thankyou', soon);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

const kills = Number(process.env.KILLS ?? 1);

test('the browser killed 50 ms after the request is kept', async ({ site, startBrowser }) => {
  test.setTimeout(300_000 + kills * 30_000);
  await site.stopDatabase();
  const profiles = Array.from({ length: kills }, makeTemporaryFolder);
  for (const [index, profile] of profiles.entries()) {
    const browser = await startBrowser({ profile });
    const page = await firstPage(browser);
    await open(page, site.url + path);
    await fillQuoteForm(page, { ...answers, message: `Kill ${index}` });
    await press(page);
    await expect.poll(() => keptRequests(page), soon).toHaveLength(1);
    await pause(50);
    await browser.kill();
  }
  await site.startDatabase();
  for (const profile of profiles) {
    const browser = await startBrowser({ profile });
    const page = await firstPage(browser);
    await page.goto(`${site.url}/ottawa/faq`);
    await expect.poll(() => keptRequests(page), soon).toStrictEqual([]);
    await browser.kill();
  }
  const saved = Object.values(site.saved('leads')).map(({ note_from_customer }) => note_from_customer);
  expect(saved.toSorted()).toStrictEqual(profiles.map((_, index) => `Kill ${index}`).toSorted());
});

test('pressed before the scripts are there, and the browser killed at once: a sign, and sent on the next visit', async ({
  site,
  startBrowser,
}) => {
  const profile = makeTemporaryFolder();
  const browser = await startBrowser({ profile });
  const page = await firstPage(browser);
  // The scripts never come.
  await page.route('**/*.js', () => undefined);
  await page.goto(`${site.url}/toronto?gclid=Cj0K`);
  await page.getByLabel(labels.name).first().fill('ada lovelace');
  await page.getByLabel(labels.phone).first().fill('4165550199');
  await message(page).fill('One sofa, 2 chairs.!');
  await press(page);
  await expect(button(page)).toHaveText(formTexts.quote.busy, { useInnerText: true });
  await expect.poll(() => keptOnDisk(page), soon).toContain('early/');
  await browser.kill();
  expect(site.saved('leads')).toStrictEqual({});
  const later = await firstPage(await startBrowser({ profile }));
  await later.goto(`${site.url}/ottawa/faq`);
  await expect
    .poll(() => Object.values(site.saved('leads')), soon)
    .toMatchObject([{ ...typed, location_id: '13929' }]);
  const [key = ''] = Object.keys(site.saved('leads'));
  await expect
    .poll(() => site.read(`context/${key}`), soon)
    .toMatchObject({ page: '/toronto', first_touch: { gclid: 'Cj0K' }, consent: { marketing_texts: false } });
  await expect.poll(() => keptItems(later), soon).not.toMatch(/early|Ada|416-555/);
});
