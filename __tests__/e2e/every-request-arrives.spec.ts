import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { startOwnBrowser, type OwnBrowser } from '../support/own-browser';
import { expect, fillQuoteForm, open, takenOver, test as journey } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';
import { keptItems, keptRequests } from '../support/kept-on-device';
import { makeTemporaryFolder } from '../support/local-database';

const answers = { name: 'Ada Lovelace', phone: '4165550199', message: 'One sofa, 2 chairs.' };
const typed = { name: 'Ada Lovelace', phone: '416-555-0199', note_from_customer: 'One sofa, 2 chairs.' };
const soon = { timeout: 120_000 };

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

const button = (page: Page) => page.locator('form[data-form=quote] button').first();
const press = (page: Page) => button(page).click({ noWaitAfter: true });

/** Presses, waits for the confirmation page and says how long that took. */
async function sendAndTell(page: Page): Promise<void> {
  const from = Date.now();
  await press(page);
  await page.waitForURL('**/thankyou', soon);
  process.stdout.write(
    `${journey.info().title}: ${((Date.now() - from) / 1000).toFixed(1)} s to /thankyou\n`,
  );
}

/** The requests of the site's own scripts and of the database, from now on. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

async function fill(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await takenOver(page);
  await fillQuoteForm(page, answers);
}

/** Fills the same form in this tab and in another one, which it gives. */
async function fillTwoTabs(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await fill(page, '/toronto');
  await fill(other, '/toronto');
  return other;
}

async function firstPage({ context }: { context: BrowserContext }): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}

test('a healthy network: by the socket alone', async ({ page, site }) => {
  const requests = watchRequests(page);
  await fill(page, '/toronto');
  await sendAndTell(page);
  expect(Object.values(site.saved('leads'))).toMatchObject([{ ...typed, ip_address: '203.0.113.7' }]);
  expect(requests.filter((request) => request.method() === 'PUT')).toStrictEqual([]);
});

test('WebSockets refused for 6 s: saved by the other road', async ({ page, site, endpoint }) => {
  endpoint.network.refusesWebSockets = true;
  await fill(page, '/toronto');
  const healthy = pause(6000).then(() => (endpoint.network.refusesWebSockets = false));
  await sendAndTell(page);
  await healthy;
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('no network for 6 s: saved within seconds of its return', async ({ page, site, endpoint }) => {
  await fill(page, '/toronto');
  endpoint.leadTo(null);
  const healthy = pause(6000).then(() => endpoint.leadTo(Number(new URL(site.databaseUrl).port)));
  await sendAndTell(page);
  await healthy;
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('a WebSocket that failed on an earlier visit: no scripts of long polling', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'));
  const requests = watchRequests(page);
  await fill(page, '/toronto');
  await sendAndTell(page);
  expect(requests.filter((request) => request.url().includes('/.lp'))).toStrictEqual([]);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test("the SDK's files gone after a deploy, the page still open", async ({ page, site }) => {
  await fill(page, '/toronto');
  await page.reload();
  await takenOver(page);
  // From here on whatever has not been fetched yet is not there.
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await fillQuoteForm(page, answers);
  await sendAndTell(page);
  expect(Object.values(site.saved('leads'))).toMatchObject([
    { note_from_customer: expect.stringContaining('One sofa') },
  ]);
});

test('site data blocked in the browser', async ({ site, startBrowser }) => {
  const page = await firstPage(await startBrowser({ isSiteDataBlocked: true }));
  await fill(page, `${site.url}/toronto`);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
  await sendAndTell(page);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

const kills = Number(process.env.KILLS ?? 3);

test(`the browser killed 50 ms after the request is kept, ${kills} times`, async ({ site, startBrowser }) => {
  test.setTimeout(300_000 + kills * 30_000);
  await site.stopDatabase();
  const profiles = Array.from({ length: kills }, makeTemporaryFolder);
  for (const [index, profile] of profiles.entries()) {
    const browser = await startBrowser({ profile });
    const page = await firstPage(browser);
    await page.goto(`${site.url}/toronto`);
    await takenOver(page);
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

test('pressed before the scripts are there, and the browser killed at once: sent on the next visit', async ({
  site,
  startBrowser,
}) => {
  const profile = makeTemporaryFolder();
  const browser = await startBrowser({ profile });
  const page = await firstPage(browser);
  await page.route('**/*.js', () => undefined);
  await page.goto(`${site.url}/toronto`);
  await page.getByLabel(labels.name).first().fill('ada lovelace');
  await page.getByLabel(labels.phone).first().fill('4165550199');
  await page.getByLabel(labels.message, { exact: true }).first().fill('One sofa, 2 chairs.');
  await press(page);
  await expect.poll(() => keptItems(page), soon).toContain('early/');
  await pause(50);
  await browser.kill();
  const later = await firstPage(await startBrowser({ profile }));
  await later.goto(`${site.url}/ottawa/faq`);
  await expect.poll(() => Object.values(site.saved('leads')), soon).toMatchObject([typed]);
  await expect.poll(() => keptItems(later), soon).not.toMatch(/early|Ada|416-555/);
});

test('sent in one tab while another one is closed: one record, with its address', async ({
  page,
  site,
  context,
}) => {
  site.lookups.faults.ip = { slowMs: 2000 };
  const other = await context.newPage();
  await open(other, '/toronto');
  await fill(page, '/toronto');
  const closed = pause(700).then(() => other.close({ runBeforeUnload: true }));
  await sendAndTell(page);
  await closed;
  expect(Object.values(site.saved('leads'))).toMatchObject([{ ...typed, ip_address: '203.0.113.7' }]);
});

test('the tab that sends is closed while another one is open: sent with its context', async ({
  page,
  site,
  context,
}) => {
  site.lookups.faults.ip = { slowMs: 3000 };
  const other = await context.newPage();
  await open(other, '/toronto/faq');
  await fill(page, '/toronto');
  const asked = page.waitForRequest('**/__local/ip');
  await press(page);
  await asked;
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => Object.keys(site.saved('leads')), soon).toHaveLength(1);
  const [key = ''] = Object.keys(site.saved('leads'));
  await expect.poll(() => site.read(`context/${key}`), soon).toMatchObject({ form: 'quote' });
});

test('the same answers from two tabs at once: one record, confirmed in both', async ({
  page,
  site,
  context,
}) => {
  site.lookups.faults.ip = { slowMs: 1000 };
  const other = await fillTwoTabs(page, context);
  await Promise.all([sendAndTell(page), sendAndTell(other)]);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('changed answers from another tab: a record of their own', async ({ page, site, context }) => {
  const other = await fillTwoTabs(page, context);
  await other.getByLabel(labels.message, { exact: true }).first().fill('Two sofas');
  await Promise.all([sendAndTell(page), sendAndTell(other)]);
  const messages = Object.values(site.saved('leads')).map(({ note_from_customer }) => note_from_customer);
  expect(messages.toSorted()).toStrictEqual(['One sofa, 2 chairs.', 'Two sofas']);
});

test('the tab that works on a request dies: another one with the same answers goes on', async ({
  page,
  site,
  context,
}) => {
  await site.stopDatabase();
  const other = await fillTwoTabs(page, context);
  await press(page);
  await expect.poll(() => keptRequests(page), soon).toHaveLength(1);
  await press(other);
  await site.startDatabase();
  await page.close();
  await other.waitForURL('**/thankyou', soon);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('pressed before the scripts are there, and the tab closed: a sign at once, kept, sent on the next visit', async ({
  page,
  site,
  context,
}) => {
  // The scripts never come.
  await page.route('**/*.js', () => undefined);
  await page.goto('/toronto?gclid=Cj0K');
  await page.getByLabel(labels.name).first().fill('ada lovelace');
  await page.getByLabel(labels.phone).first().fill('4165550199');
  await page.getByLabel(labels.message, { exact: true }).first().fill('One sofa, 2 chairs.!');
  await press(page);
  await expect(button(page)).toHaveText(formTexts.quote.busy, { useInnerText: true });
  await page.close();
  expect(site.saved('leads')).toStrictEqual({});
  const later = await context.newPage();
  await later.goto('/ottawa/faq');
  await expect
    .poll(() => Object.values(site.saved('leads')), soon)
    .toMatchObject([{ ...typed, location_id: '13929' }]);
  const [key = ''] = Object.keys(site.saved('leads'));
  await expect
    .poll(() => site.read(`context/${key}`), soon)
    .toMatchObject({ page: '/toronto', first_touch: { gclid: 'Cj0K' }, consent: { marketing_texts: false } });
  await expect.poll(() => keptItems(later)).not.toMatch(/early|Ada|416-555/);
});

test('scripts that fail to arrive: the button says so by not looking busy', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/toronto');
  await press(page);
  await expect(button(page)).toHaveText(formTexts.quote.submit, { useInnerText: true });
});

test('fields that were filled without events are sent as they stand', async ({ page, site }) => {
  await open(page, '/toronto/get-quote');
  const values = {
    [labels.name]: 'ada lovelace',
    [labels.phone]: '(416) 555-0199',
    [labels.message]: 'One sofa, 2 chairs.!',
  };
  for (const [label, text] of Object.entries(values)) {
    await page
      .getByLabel(label, { exact: true })
      .first()
      .evaluate((control: HTMLInputElement, value) => {
        control.value = value;
      }, text);
  }
  await sendAndTell(page);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('a pasted number of another country is kept as it is, and refused in words', async ({ page, site }) => {
  await open(page, '/toronto/get-quote');
  const phone = page.getByLabel(labels.phone).first();
  await phone.fill('+44 20 7946 0958');
  await page.getByLabel(labels.name).first().fill('Ada');
  await page.getByLabel(labels.message, { exact: true }).first().fill('One sofa');
  await press(page);
  await expect(page.getByText(formTexts.messages.phoneForeign)).toBeVisible();
  await expect(phone).toHaveValue(/44.*0958/);
  expect(site.saved('leads')).toStrictEqual({});
});

test('the document database client is loaded once a request is confirmed, and asks nobody anything', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await fill(page, '/toronto');
  await page.waitForLoadState('networkidle');
  const before = requests.filter((request) => request.resourceType() === 'script').length;
  await sendAndTell(page);
  await expect
    .poll(() => requests.filter((request) => request.resourceType() === 'script').length, soon)
    .toBeGreaterThan(before);
  expect(requests.filter((request) => request.url().includes('firestore.googleapis.com'))).toStrictEqual([]);
});
