import type { BrowserContext, Page } from '@playwright/test';
import { findOrInstallBrowser } from '../../scripts/browser';
import { keptRequests } from '../support/kept-on-device';
import type { TlsEndpoint } from '../../local/tls-endpoint';
import type { Site } from '../../scripts/local-services';
import { twinDatabaseHost } from '../../scripts/twin';
import { expect, fillQuoteForm, open, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';
import { answers, soon, typed } from '../support/one-request';

// The headless shell has no Background Sync.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findOrInstallBrowser() }),
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
async function pressWithoutSignal(page: Page, endpoint: TlsEndpoint): Promise<void> {
  await page.goto('/toronto/get-quote');
  await fillQuoteForm(page, answers);
  await expect.poll(() => workers(page), soon).toStrictEqual(['activated']);
  await page.context().setOffline(true);
  // The browser lets a worker through that starts meanwhile.
  endpoint.leadTo(null);
  await page.getByRole('button', { name: formTexts.quote.submit }).click();
  await expect.poll(() => workers(page), soon).toStrictEqual(['activated outbox']);
}

async function findSignal(context: BrowserContext, site: Site, endpoint: TlsEndpoint): Promise<void> {
  endpoint.leadTo(Number(new URL(site.databaseUrl).port));
  await context.setOffline(false);
}

/** What is asked of the database from now on, by pages and by workers. */
function watchDatabase(context: BrowserContext): string[] {
  const asked: string[] = [];
  const isOfDatabase = (url: string): boolean => new URL(url).host === twinDatabaseHost;
  context.on('request', (request) => {
    if (isOfDatabase(request.url()))
      asked.push(`${request.serviceWorker() ? 'worker' : 'page'} ${request.method()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => isOfDatabase(socket.url()) && asked.push('socket'));
  });
  return asked;
}

test('pressed without a signal and the last page closed: saved once with no page open, and nothing is left', async ({
  page,
  site,
  context,
  endpoint,
}) => {
  // Who only reads gets no worker, and a form that is left unsent leaves none.
  const file = await openFile(context);
  const reading = await context.newPage();
  await open(reading, '/toronto/get-quote');
  expect(await workers(file)).toStrictEqual([]);
  await reading.getByLabel(labels.name).first().fill('Ada');
  await expect.poll(() => workers(file), soon).toStrictEqual(['activated']);
  await reading.close();
  await expect.poll(() => workers(file), soon).toStrictEqual([]);
  await file.close();

  await pressWithoutSignal(page, endpoint);
  // The page that is closed wakes the worker, which finds no signal either: from then on only the browser wakes it.
  const givenUp = context.waitForEvent('requestfailed', (request) => {
    return request.serviceWorker() !== null && request.method() === 'GET';
  });
  await page.close();
  await givenUp;
  expect(site.saved('leads')).toStrictEqual({});
  await findSignal(context, site, endpoint);
  await expect.poll(() => Object.values(site.saved('leads')), soon).toMatchObject([saved]);
  const [key = ''] = Object.keys(site.saved('leads'));
  await expect.poll(() => site.read(`context/${key}`), soon).toMatchObject({ page: '/toronto/get-quote' });
  const left = await openFile(context);
  await expect.poll(() => workers(left), soon).toStrictEqual([]);
  expect(await keptRequests(left)).toStrictEqual([]);
  const asked = watchDatabase(context);
  const later = await context.newPage();
  await open(later, '/toronto/faq');
  expect(asked.filter((what) => what !== 'page GET')).toStrictEqual([]);
  expect(Object.keys(site.saved('leads'))).toStrictEqual([key]);
});

test('pressed without a signal and the page left open: the page alone sends, and tells the visitor', async ({
  page,
  site,
  context,
  endpoint,
}) => {
  await pressWithoutSignal(page, endpoint);
  const asked = watchDatabase(context);
  await findSignal(context, site, endpoint);
  await page.waitForURL('**/thankyou', soon);
  await expect.poll(() => workers(page), soon).toStrictEqual([]);
  expect(Object.values(site.saved('leads'))).toMatchObject([saved]);
  expect(asked.filter((what) => what.startsWith('worker'))).toStrictEqual([]);
});
