import { test as base, expect, type Page } from '@playwright/test';
import { startTlsEndpoint, type TlsEndpoint } from '../../local/tls-endpoint';
import { withLocalServices, type Site } from '../../scripts/local-services';
import { twinDatabaseHost, twinPublicDir } from '../../scripts/twin';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { labels } from './journey-texts';

type Journey = {
  site: Site & {
    /** Every record saved below a path, by its push id. */
    saved: (path: 'leads' | 'jobs' | 'presses') => Record<string, Record<string, unknown>>;
  };
};

export type JourneyOptions = {
  country: 'CA' | 'US' | 'none';
  /** Whether a proxy lets requests through to the database, and no sockets. */
  refusesWebSockets: boolean;
};

type OfWorker = {
  /** The way to the database. */
  endpoint: TlsEndpoint;
};

/**
 * A journey on the twin of production, the build that visitors get: the name of its https database leads to a TLS
 * endpoint. Each test has a database, hosting and lookups of its own, all real, so that it may stop them.
 */
export const test = base.extend<Journey & JourneyOptions, OfWorker>({
  country: ['CA', { option: true }],
  refusesWebSockets: [false, { option: true }],
  endpoint: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameter
    async ({}, use) => {
      const endpoint = await startTlsEndpoint(twinDatabaseHost);
      await use(endpoint);
      await endpoint.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, endpoint }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...endpoint.browserArgs] }),
    { scope: 'worker' },
  ],
  site: async ({ country, endpoint, refusesWebSockets }, use) => {
    const serve = async (site: Site): Promise<void> => {
      const saved: Journey['site']['saved'] = (kind) =>
        (site.read(kind) ?? {}) as ReturnType<Journey['site']['saved']>;
      endpoint.leadTo(Number(new URL(site.databaseUrl).port));
      endpoint.network.refusesWebSockets = refusesWebSockets;
      await use({ ...site, saved });
      endpoint.leadTo(null);
    };
    await withLocalServices(serve, country, { publicDir: twinPublicDir, contentDir: contentDir() });
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    await use(page);
    // What a page still loads at the end of its test is no failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect };

/** The texts of the console's errors from now on. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Waits until the page's scripts run, which they do when the browser has time for it. */
export async function scriptsRun(page: Page): Promise<void> {
  // Gatsby's own mark.
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
}

/** Waits until the page's scripts have taken it over, with its forms, whose code comes with a first touch. */
export async function takenOver(page: Page): Promise<void> {
  await scriptsRun(page);
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('form[data-form] button[type=button][aria-disabled]');
    for (const button of waiting) button.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return waiting.length === 0;
  });
}

/** Opens a page and waits until its scripts have taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Gives the page a clock that the test can move on; it shows the present, or another time. */
export async function installClock(page: Page, time = new Date()): Promise<void> {
  await page.clock.install({ time });
  // That clock forgets what a page marks.
  await page.addInitScript(() => {
    const marks: PerformanceMark[] = [];
    const { mark } = performance;
    performance.mark = (name, options) => {
      const made = mark.call(performance, name, options);
      marks.push(made);
      return made;
    };
    performance.getEntriesByName = (wanted) => marks.filter(({ name }) => name === wanted);
  });
}

/** Fills the quote form of the page by keyboard alone, as someone on a phone's or a laptop's keys would. */
export async function fillQuoteForm(
  page: Page,
  { name, phone, message }: Record<'name' | 'phone' | 'message', string>,
) {
  await page.getByLabel(labels.name).first().focus();
  // From here on the form's own code has it.
  await page.locator('form button[type=submit]').first().waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(message);
}
