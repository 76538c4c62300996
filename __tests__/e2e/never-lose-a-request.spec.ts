import type { BrowserContext, Page } from '@playwright/test';
import type { TlsEndpoint } from '../../local/tls-endpoint';
import { localNamespace } from '../../local/site';
import type { Site } from '../../scripts/local-services';
import {
  delayDatabase,
  hangDevice,
  loseConfirmations,
  malformDevice,
  recordRequests,
  refuseStorage,
} from '../support/faults';
import { consoleErrors, expect, fillQuoteForm, open, test } from '../support/journey';
import { footerLabel, formTexts, labels } from '../support/journey-texts';
import { clearDevice, keptItems, keptRequests } from '../support/kept-on-device';
import { answers, soon, typed } from '../support/one-request';

type Visit = { page: Page; context: BrowserContext; site: Site; endpoint: TlsEndpoint };

type Fault = {
  what: string;
  /** Tried once more where a proxy refuses WebSockets: by REST, what goes wrong goes wrong otherwise. */
  isOnEitherRoad?: true;
  /** Before the page is opened. */
  prepare?: (visit: Visit) => unknown;
  /** Before the press. */
  begin?: (visit: Visit) => unknown;
  /** Whether the press fails as specified: logged, nothing shown, still on the form. */
  isFailure?: false;
  /** Before it is over. */
  meanwhile?: (visit: Visit) => unknown;
  end?: (visit: Visit) => unknown;
  /** What the visitor does before it is over; a page that is left is never thanked. */
  leaves?: 'by another page' | 'for good';
  saved?: object;
};

const stop = ({ site }: Visit): Promise<void> => site.stopDatabase();
const start = ({ site }: Visit): Promise<void> => site.startDatabase();
const refuseSockets = ({ endpoint }: Visit): void => void (endpoint.network.refusesWebSockets = true);
const away = { begin: stop, end: start };

const faults: Fault[] = [
  {
    what: 'offline',
    isOnEitherRoad: true,
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
    saved: { ip_address: 'Unavailable' },
  },
  {
    what: 'the host of the database unreachable',
    begin: ({ endpoint }) => endpoint.leadTo(null),
    end: ({ endpoint, site }) => endpoint.leadTo(Number(new URL(site.databaseUrl).port)),
  },
  {
    what: 'the database away, and the page reloaded',
    isOnEitherRoad: true,
    ...away,
    meanwhile: ({ page }) => page.reload(),
  },
  { what: 'the database away, and the page closed', isOnEitherRoad: true, ...away, leaves: 'for good' },
  {
    what: 'the tab closed right after the press',
    isOnEitherRoad: true,
    isFailure: false,
    leaves: 'for good',
  },
  {
    what: 'five seconds of delay on every call, and what earlier visits left malformed',
    prepare: async ({ page, site }) => {
      site.lookups.faults.ip = { slowMs: 5000 };
      await malformDevice(page);
      await delayDatabase(page, 5000);
    },
    isFailure: false,
  },
  {
    what: 'the IP lookup blocked',
    begin: ({ page }) => page.route('**/__local/ip', (route) => route.abort('blockedbyclient')),
    saved: { ip_address: 'Unavailable' },
  },
  { what: 'storage refused, and the database away', prepare: ({ page }) => refuseStorage(page), ...away },
  {
    what: "the browser's own database hanging, and the site's away",
    prepare: async (visit) => {
      refuseSockets(visit);
      await hangDevice(visit.context);
    },
    ...away,
    leaves: 'for good',
  },
  {
    what: 'the device cleared while the database is away',
    ...away,
    meanwhile: ({ page }) => clearDevice(page),
    leaves: 'by another page',
  },
  {
    what: 'the confirmation lost on the way back',
    begin: ({ page }) => loseConfirmations(page),
    isFailure: false,
    leaves: 'for good',
  },
  {
    what: 'every acknowledgement lost on the way back, by REST',
    prepare: refuseSockets,
    begin: ({ page, site }) =>
      page.route(recordRequests, async (route) => {
        const written = new URL(site.databaseUrl);
        written.pathname = new URL(route.request().url()).pathname;
        written.search = `ns=${localNamespace}`;
        await route.fetch({ url: written.href });
        await route.abort();
      }),
    isFailure: false,
  },
  {
    what: 'a network that answers everything with a page to sign in',
    prepare: refuseSockets,
    begin: ({ page }) =>
      page.route(recordRequests, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Sign in</html>' }),
      ),
    end: ({ page }) => page.unroute(recordRequests),
  },
  {
    what: "the SDK's files gone after a deploy",
    prepare: async ({ page }) => {
      await open(page, '/toronto/get-quote');
      // From here on whatever has not been fetched yet is not there.
      await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    },
    isFailure: false,
  },
];

const press = (page: Page) =>
  page.getByRole('button', { name: formTexts.quote.submit }).click({ noWaitAfter: true });
const errorOf = (errors: string[]) => errors.find((text) => text.startsWith('Error adding lead'));

for (const fault of faults) {
  const { what, prepare, begin, isFailure = true, meanwhile, end, leaves, saved = {} } = fault;
  const thanks = leaves ? 'saved once' : 'saved once, and the visitor is thanked';
  const tag = fault.isOnEitherRoad ? '@either-road' : [];
  test(`${what}: ${thanks}`, { tag }, async ({ page, site, context, endpoint }) => {
    const visit = { page, site, context, endpoint };
    const errors = consoleErrors(page);
    await prepare?.(visit);
    if (!page.url().endsWith('/get-quote')) await open(page, '/toronto/get-quote');
    await fillQuoteForm(page, answers);
    await begin?.(visit);
    await press(page);
    if (isFailure) {
      await expect.poll(() => errorOf(errors), soon).toBeDefined();
      expect(new URL(page.url()).pathname).toBe('/toronto/get-quote');
      await expect(page.getByLabel(labels.name)).toHaveValue(typed.name);
    }
    await meanwhile?.(visit);
    if (leaves === 'by another page') {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: footerLabel('reviews') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Toronto');
    }
    if (leaves === 'for good') await page.close({ runBeforeUnload: true });
    await end?.(visit);
    if (leaves === 'for good') {
      if (!isFailure) await expect.poll(() => Object.values(site.saved('leads')), soon).toHaveLength(1);
      const later = await context.newPage();
      await later.goto('/ottawa/faq');
      await expect.poll(() => Object.values(site.saved('leads')), soon).toMatchObject([typed]);
      await expect.poll(() => keptRequests(later), soon).toStrictEqual([]);
      expect(new URL(later.url()).pathname).toBe('/ottawa/faq');
    }
    if (!leaves) await page.waitForURL('**/thankyou', soon);
    await expect.poll(() => Object.values(site.saved('leads')), soon).toMatchObject([{ ...typed, ...saved }]);
  });
}

test(
  'two tabs with one request each, sent together after an outage: each saved once',
  { tag: '@either-road' },
  async ({ page, site, context }) => {
    const other = await context.newPage();
    const errors = [consoleErrors(page), consoleErrors(other)];
    await site.stopDatabase();
    for (const [tab, path] of [
      [page, '/toronto/reviews'],
      [other, '/ottawa/reviews'],
    ] as const) {
      await tab.goto(path);
      await fillQuoteForm(tab, answers);
      await press(tab);
    }
    await expect.poll(() => errors.every(errorOf), soon).toBe(true);
    await site.startDatabase();
    await Promise.all([page.waitForURL('**/thankyou', soon), other.waitForURL('**/thankyou', soon)]);
    const places = Object.values(site.saved('leads')).map(({ location_id }) => location_id);
    expect(places.toSorted()).toStrictEqual(['13929', '15304']);
  },
);

test('a tab that dies with a request leaves it to another one with the same answers', async ({
  page,
  site,
  context,
}) => {
  await site.stopDatabase();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/toronto/get-quote');
    await fillQuoteForm(tab, answers);
    await press(tab);
    await expect.poll(() => keptRequests(tab), soon).toHaveLength(1);
  }
  await site.startDatabase();
  await page.close();
  await other.waitForURL('**/thankyou', soon);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('what an earlier visit left for too long is removed unsent', async ({ page, site, context }) => {
  const errors = consoleErrors(page);
  await site.stopDatabase();
  await page.goto('/toronto/get-quote');
  await fillQuoteForm(page, answers);
  await press(page);
  await expect.poll(() => errorOf(errors), soon).toBeDefined();
  await page.close();
  const later = await context.newPage();
  await later.clock.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await later.goto('/ottawa/faq');
  await expect.poll(() => keptItems(later), soon).not.toMatch(/pending|Ada/);
  await site.startDatabase();
  expect(site.saved('leads')).toStrictEqual({});
});
