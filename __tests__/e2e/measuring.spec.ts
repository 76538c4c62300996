import type { Page } from '@playwright/test';
import { productionDatabaseHost } from '../../scripts/production-build';
import { expect, fillQuoteForm, ignorePhoneLinks, open, test } from '../support/e2e-test';
import { keptItems } from '../support/kept-on-device';

test.beforeEach(({ page }) => ignorePhoneLinks(page));

/** Keeps what each page of the tab tells a tag manager, as that does: the next page has a list of its own. */
const keepPushed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const list: unknown[] = [];
    list.push = (...entries) => {
      const earlier = JSON.parse(sessionStorage.getItem('test') ?? '[]') as unknown[];
      sessionStorage.setItem('test', JSON.stringify([...earlier, ...entries]));
      return entries.length;
    };
    Object.assign(window, { dataLayer: list });
  });

/** All events but the speed of the visit, which come at any time. */
const pushed = async (page: Page): Promise<{ event: string }[]> => {
  const kept = await page.evaluate(() => sessionStorage.getItem('test') ?? '[]');
  return (JSON.parse(kept) as { event: string }[]).filter(({ event }) => event !== 'web_vital');
};

const visitor = { name: 'ada lovelace', phone: '4165550199', message: 'Three sofas and a piano' };
const typed = /ada|lovelace|416|555|0199|sofa|piano/i;
/** All that was pushed but for the random ids, which may have any digits. */
const saidBy = async (page: Page): Promise<string> =>
  JSON.stringify(await pushed(page), (name, value: unknown) =>
    /^(event_)?id$/.test(name) ? undefined : value,
  );

async function sendQuoteForm(page: Page) {
  await fillQuoteForm(page, visitor);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a form sent is counted, without a word of what was typed', async ({ page, site }) => {
  await keepPushed(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/toronto?utm_source=flyer&utm_campaign=spring&gclid=abc');
  await sendQuoteForm(page);
  await page.waitForURL('**/thankyou');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('a[href^="tel:"]:visible').first().click();
  const [key, ...others] = Object.keys(site.saved('leads'));
  expect(others).toStrictEqual([]);
  const known = { campaign: 'spring', event_id: expect.any(String) };
  // Ad platforms know the request by its key in the files of `npm run leads` too.
  expect(await pushed(page)).toStrictEqual([
    { event: 'form_started', form: 'quote', city: 'toronto', place: 'hero', ...known },
    { event: 'form_sent', form: 'quote', city: 'toronto', place: 'hero', ...known, event_id: key },
    { event: 'call_pressed', city: 'toronto', place: 'header', ...known },
  ]);
  const events = await saidBy(page);
  expect(events).not.toMatch(typed);
  expect(events).not.toMatch(/flyer|abc|https?:|\?/);
  expect([...hosts].toSorted()).toStrictEqual(
    [productionDatabaseHost, new URL(site.url).hostname].toSorted(),
  );
});

test('a form that could not be saved is counted as failed', async ({ page }) => {
  await keepPushed(page);
  await page.route('**/__local/ip', (route) => route.fulfill({ json: {} }));
  await page.goto('/toronto');
  await sendQuoteForm(page);
  const failed = { event: 'form_failed', form: 'quote', city: 'toronto' };
  await expect.poll(() => pushed(page)).toContainEqual(expect.objectContaining(failed));
  expect(await saidBy(page)).not.toMatch(typed);
});

/** Keeps in the tab what was measured when its page is left. */
async function keepMeasured(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('visibilitychange', () =>
      sessionStorage.setItem('measured', JSON.stringify((window as { dataLayer?: [] }).dataLayer ?? [])),
    ),
  );
}

test('how fast a home was is known when a visitor leaves', async ({ page }) => {
  await keepMeasured(page);
  await open(page, '/toronto');
  await page.waitForLoadState('networkidle');
  await page.locator('header summary').click();
  // The browser knows how long a press took only after its paint, and web-vitals reads that when the page is idle.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => requestIdleCallback(() => resolve()));
        observer.observe({ type: 'first-input', buffered: true });
      }),
  );
  await page.goto('/thankyou');
  const measured = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('measured')!) as { metric: string }[],
  );
  const ofHome = { event: 'web_vital', value: expect.any(Number), page: 'home', city: 'toronto' };
  expect(measured.toSorted((a, b) => (a.metric < b.metric ? -1 : 1))).toStrictEqual(
    ['CLS', 'FCP', 'INP', 'LCP'].map((metric) => ({ ...ofHome, metric })),
  );
});

test('under Global Privacy Control nothing is kept but the request', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await keepMeasured(page);
  await open(page, '/barrie?gclid=Cj0K');
  await page.goto('/barrie/get-quote');
  expect(await page.evaluate(() => sessionStorage.getItem('measured'))).toBe('[]');
  await sendQuoteForm(page);
  await page.waitForURL('**/thankyou');
  await page.locator('a[href^="tel:"]:visible').first().click();
  expect(Object.keys(site.saved('leads'))).toHaveLength(1);
  await expect.poll(() => JSON.stringify(site.read('context'))).toMatch(/quote/);
  expect(JSON.stringify(site.read('context'))).not.toContain('Cj0K');
  expect(await keptItems(page)).not.toContain('Cj0K');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
