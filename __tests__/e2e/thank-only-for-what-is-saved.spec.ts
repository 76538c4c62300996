import type { Page } from '@playwright/test';
import { localNamespace } from '../../local/site';
import { keptItems, keptRequests } from '../support/kept-on-device';
import { consoleErrors, expect, fillQuoteForm, open, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';

const answers = { name: 'Ada Lovelace', phone: '4165550199', message: 'One sofa, 2 chairs.' };
const typed = { name: 'Ada Lovelace', phone: '416-555-0199', note_from_customer: 'One sofa, 2 chairs.' };
const soon = { timeout: 120_000 };
const records = /\/(leads|context)\/[-\w]+\.json|\/\.json/;

// By REST alone, which these faults are about.
test.use({ refusesWebSockets: true });

const press = (page: Page) => page.getByRole('button', { name: formTexts.quote.submit }).click();

async function fill(page: Page): Promise<void> {
  await open(page, '/toronto');
  await fillQuoteForm(page, answers);
}

/** A database of the browser that never opens, as some have it until the phone is restarted. */
const hangDevice = (page: Page) =>
  page.addInitScript(() => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest;
  });

test('a network that answers every request with a page to sign in: not thanked, kept, saved once it is passed', async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  await fill(page);
  await page.route(records, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Sign in</html>' }),
  );
  await press(page);
  await expect.poll(() => errors.some((text) => text.startsWith('Error adding lead')), soon).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/toronto');
  await expect(page.getByLabel(labels.name).first()).toHaveValue(typed.name);
  expect(await keptRequests(page)).toHaveLength(1);
  expect(site.saved('leads')).toStrictEqual({});
  await page.unroute(records);
  await page.waitForURL('**/thankyou', soon);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('every acknowledgement lost on the way back: saved once, and the visitor is thanked', async ({
  page,
  site,
}) => {
  await fill(page);
  await page.route(records, async (route) => {
    const written = new URL(site.databaseUrl);
    written.pathname = new URL(route.request().url()).pathname;
    written.search = `ns=${localNamespace}`;
    await route.fetch({ url: written.href });
    await route.abort();
  });
  await press(page);
  await page.waitForURL('**/thankyou', soon);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test("the browser's own database never opens and the site's is away for a while: saved once, nothing left", async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  await hangDevice(page);
  await fill(page);
  await site.stopDatabase();
  await press(page);
  await expect.poll(() => errors.some((text) => text.startsWith('Error adding lead')), soon).toBe(true);
  await site.startDatabase();
  await page.waitForURL('**/thankyou', soon);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), soon)
    .not.toMatch(/pending|Ada|416-555/);
});

test("the browser's own database never opens, on the next visit neither: sent on that visit", async ({
  page,
  site,
  context,
}) => {
  const errors = consoleErrors(page);
  await hangDevice(page);
  await fill(page);
  await site.stopDatabase();
  await press(page);
  await expect.poll(() => errors.some((text) => text.startsWith('Error adding lead')), soon).toBe(true);
  await page.close();
  await site.startDatabase();
  const later = await context.newPage();
  await hangDevice(later);
  await later.goto('/ottawa/faq');
  await expect.poll(() => Object.values(site.saved('leads')), soon).toMatchObject([typed]);
  await expect.poll(() => later.evaluate(() => Object.keys(localStorage)), soon).not.toContain('pending');
});

test('what an earlier visit left for too long is removed unsent', async ({ page, site, context }) => {
  const errors = consoleErrors(page);
  await fill(page);
  await site.stopDatabase();
  await press(page);
  await expect.poll(() => errors.some((text) => text.startsWith('Error adding lead')), soon).toBe(true);
  await page.close();
  const later = await context.newPage();
  await later.clock.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await later.goto('/ottawa/faq');
  await expect.poll(() => keptItems(later), soon).not.toMatch(/pending|Ada/);
  await site.startDatabase();
  expect(site.saved('leads')).toStrictEqual({});
});
