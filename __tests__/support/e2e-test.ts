import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startTlsEndpoint, type TlsEndpoint } from '../../local/tls-endpoint';
import { withLocalServices, type Site as Services } from '../../scripts/local-services';
import { productionDatabaseHost, productionPublicDir } from '../../scripts/production-build';
import { labels } from './e2e-texts';

export type Site = Services & {
  /** Every record saved below a path, by its push id. */
  saved: (path: 'leads' | 'jobs' | 'presses' | 'context') => Record<string, Record<string, unknown>>;
  /** Whether the name of the database leads anywhere. */
  setReachable: (isReachable: boolean) => void;
  /** From here on a proxy lets requests through to the database, and no sockets. */
  refuseWebSockets: () => void;
};

export type E2eOptions = { country: 'CA' | 'US' | 'none' };

type OfWorker = {
  /** The way to the database. */
  endpoint: TlsEndpoint;
  services: Services & { reset: () => Promise<void> };
};

/**
 * An e2e test on the production build, the build that visitors get: the name of its https database leads to a TLS
 * endpoint. Each worker has a database, hosting and lookups of its own, all real; an e2e test may stop them, break the
 * network and write what it likes: the next one finds all as at first.
 */
export const test = base.extend<{ site: Site } & E2eOptions, OfWorker>({
  country: ['CA', { option: true }],
  endpoint: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameter
    async ({}, use) => {
      const endpoint = await startTlsEndpoint(productionDatabaseHost);
      await use(endpoint);
      await endpoint.close();
    },
    { scope: 'worker' },
  ],
  services: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) =>
      withLocalServices(async (services) => {
        const atFirst = services.read('/');
        const reset = async (): Promise<void> => {
          await services.startDatabase();
          services.write('/', atFirst);
        };
        await use({ ...services, reset });
      }, productionPublicDir),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, browserName, endpoint }, use) =>
      use(
        browserName === 'firefox'
          ? { ...launchOptions, args: [], firefoxUserPrefs: endpoint.firefoxPrefs }
          : { ...launchOptions, args: [...(launchOptions.args ?? []), ...endpoint.browserArgs] },
      ),
    { scope: 'worker' },
  ],
  site: async ({ country, endpoint, services }, use) => {
    const setReachable = (isReachable: boolean): void =>
      endpoint.leadTo(isReachable ? Number(new URL(services.databaseUrl).port) : null);
    await services.reset();
    services.lookups.setCountry(country);
    endpoint.network.refusesWebSockets = false;
    setReachable(true);
    await use({
      ...services,
      saved: (kind) => (services.read(kind) ?? {}) as ReturnType<Site['saved']>,
      setReachable,
      refuseWebSockets: () => void (endpoint.network.refusesWebSockets = true),
    });
    setReachable(false);
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    await use(page);
    // What a page still loads at the end of its test is no failure.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect };

/** What e2e tests that ask once type into a quote form, and what is saved of it. */
export const answers = { name: 'Ada Lovelace', phone: '4165550199', message: 'One sofa, 2 chairs.' };
export const typed = {
  name: 'Ada Lovelace',
  phone: '416-555-0199',
  note_from_customer: 'One sofa, 2 chairs.',
};

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
  await page.waitForFunction(() => performance.getEntriesByName('islands-started').length > 0);
}

/** Opens a page and waits until its scripts have taken it over, with its forms, whose code comes with a first touch. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('form[data-form] button[type=button][aria-disabled]');
    for (const button of waiting) button.dispatchEvent(new Event('focusin', { bubbles: true }));
    return waiting.length === 0;
  });
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

type Answers = { name: string; phone: string; message?: string };

/** Fills in what every form asks for, whether its own code has come or not. */
export async function fillFields(within: Page | Locator, answered: Answers): Promise<void> {
  for (const [field, text] of Object.entries(answered))
    await within
      .getByLabel(labels[field as keyof Answers], { exact: true })
      .first()
      .fill(text);
}

/** Fills the quote form of the page by keyboard alone, as someone on a phone's or a laptop's keys would. */
export async function fillQuoteForm(page: Page, { name, phone, message = '' }: Answers): Promise<void> {
  await page.getByLabel(labels.name).first().focus();
  // From here on the form's own code has it.
  await page.locator('form button[type=submit]').first().waitFor();
  for (const [index, text] of [name, phone, message].entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    // A draft may be there.
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

/** While a browser without a phone looks for someone to take a call it takes no press and no key. */
export async function ignorePhoneLinks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href^="sms:"]')) event.preventDefault();
    });
  });
}
