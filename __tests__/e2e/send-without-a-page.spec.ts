import type { BrowserContext, Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser';
import { keptRequests } from '../support/kept-on-device';
import { productionDatabaseHost } from '../../scripts/production-build';
import { answers, expect, fillQuoteForm, open, test, typed, type Site } from '../support/e2e-test';
import { formTexts, labels } from '../support/e2e-texts';

// The headless shell has no Background Sync.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findBrowser('Chromium') }),
    { scope: 'worker' },
  ],
});

const saved = { ...typed, ip_address: 'Unavailable' };

/** The service workers that the browser has for the site, each with its state and what it waits for. */
const workers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type WithSync = ServiceWorkerRegistration & { sync: { getTags: () => Promise<string[]> } };
    const found = await navigator.serviceWorker.getRegistrations();
    return Promise.all(
      found.map(async (registration) => {
        const tags = await (registration as WithSync).sync.getTags();
        return [registration.active?.state, ...tags].join(' ');
      }),
    );
  });

/** Opens an address of the site that runs none of its scripts. */
async function openFile(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/manifest.webmanifest');
  return page;
}

/** Fills the form with a signal, and presses without one, until the browser has been asked to send it later. */
async function pressWithoutSignal(page: Page, site: Site): Promise<void> {
  await page.goto('/toronto/get-quote');
  await fillQuoteForm(page, answers);
  await expect.poll(() => workers(page)).toStrictEqual(['activated']);
  await page.context().setOffline(true);
  // The browser lets a worker through that starts meanwhile.
  site.setReachable(false);
  await page.getByRole('button', { name: formTexts.quote.submit }).click();
  await expect.poll(() => workers(page)).toStrictEqual(['activated outbox']);
}

async function findSignal(context: BrowserContext, site: Site): Promise<void> {
  site.setReachable(true);
  await context.setOffline(false);
}

/** What is asked of the database from now on, apart from what pages read. */
function watchDatabase(context: BrowserContext): string[] {
  const asked: string[] = [];
  const note = (url: string) => new URL(url).host === productionDatabaseHost && asked.push(url);
  context.on('request', (request) => {
    if (request.serviceWorker() || request.method() !== 'GET') note(request.url());
  });
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  return asked;
}

test('without a signal and the page closed: saved with no page open', async ({ page, site, context }) => {
  // Who only reads gets no worker, and a form that is left unsent leaves none.
  const file = await openFile(context);
  const reading = await context.newPage();
  await open(reading, '/toronto/get-quote');
  expect(await workers(file)).toStrictEqual([]);
  await reading.getByLabel(labels.name).first().fill('Ada');
  await expect.poll(() => workers(file)).toStrictEqual(['activated']);
  await reading.close();
  await expect.poll(() => workers(file)).toStrictEqual([]);
  await file.close();

  await pressWithoutSignal(page, site);
  // The page that is closed wakes the worker, which finds no signal either: from then on only the browser wakes it.
  const givenUp = context.waitForEvent('requestfailed', (request) => {
    return request.serviceWorker() !== null && request.method() === 'GET';
  });
  await page.close();
  await givenUp;
  expect(site.saved('leads')).toStrictEqual({});
  await findSignal(context, site);
  await expect.poll(() => Object.values(site.saved('leads'))).toMatchObject([saved]);
  const [key = ''] = Object.keys(site.saved('leads'));
  await expect.poll(() => site.read(`context/${key}`)).toMatchObject({ page: '/toronto/get-quote' });
  const left = await openFile(context);
  await expect.poll(() => workers(left)).toStrictEqual([]);
  expect(await keptRequests(left)).toStrictEqual([]);
  const asked = watchDatabase(context);
  const later = await context.newPage();
  await open(later, '/toronto/faq');
  expect(asked).toStrictEqual([]);
  expect(Object.keys(site.saved('leads'))).toStrictEqual([key]);
});

test('without a signal and the page left open: saved once, and thanked', async ({ page, site, context }) => {
  await pressWithoutSignal(page, site);
  await findSignal(context, site);
  await page.waitForURL('**/thankyou');
  await expect.poll(() => workers(page)).toStrictEqual([]);
  expect(Object.values(site.saved('leads'))).toMatchObject([saved]);
});
