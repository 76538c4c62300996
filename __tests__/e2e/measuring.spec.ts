import type { Page } from '@playwright/test';
import { twinDatabaseHost } from '../../scripts/twin';
import { expect, fillQuoteForm, open, scriptsRun, takenOver, test as base } from '../support/journey';
import { keptItems } from '../support/kept-on-device';
import { ignorePhoneLinks } from '../support/phone-links';

const test = base.extend({
  page: async ({ page }, use) => {
    await ignorePhoneLinks(page);
    await use(page);
  },
});

type Entry = {
  event: string;
  form?: string;
  city: string;
  place?: string;
  campaign: string;
  event_id: string;
};

/** All events but the speed of the visit, which come at any time. */
const pushed = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: Entry[] }).dataLayer ?? []).filter(({ event }) => event !== 'web_vital'),
  );
const named = async (page: Page, event: string) =>
  (await pushed(page)).filter((entry) => entry.event === event);

/** Every host asked for from now on. */
function hostsAsked(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(hostname);
  });
  return hosts;
}

const call = (page: Page) => page.getByRole('main').locator('a[href^="tel:"]:visible').first();

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

test('a form started and sent is counted, without a word of what was typed, and nobody else is asked', async ({
  page,
  site,
}) => {
  const hosts = hostsAsked(page);
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
    { event: 'call_pressed', city: '', place: 'header', ...known },
  ]);
  const events = await saidBy(page);
  expect(events).not.toMatch(typed);
  expect(events).not.toMatch(/flyer|abc|https?:|\?/);
  expect([...hosts].toSorted()).toStrictEqual([twinDatabaseHost, new URL(site.url).hostname].toSorted());
});

test('a visitor of a search engine who presses a link before any script runs is counted as theirs', async ({
  page,
  site,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/toronto', { referer: 'https://www.google.com/' });
  await page.locator('footer a[href="/toronto/get-quote"]').first().click();
  await page.waitForURL('**/get-quote');
  await page.unroute('**/*.js');
  await page.reload();
  await takenOver(page);
  await sendQuoteForm(page);
  await page.waitForURL('**/thankyou');
  const touch = { landing_page: '/toronto', referrer: 'https://www.google.com/' };
  await expect
    .poll(() => Object.values((site.read('context') ?? {}) as object))
    .toMatchObject([{ first_touch: touch, last_touch: touch }]);
});

test('a form that could not be saved is counted as failed', async ({ page, site }) => {
  site.lookups.faults.ip = 'malformed';
  await page.goto('/toronto');
  await sendQuoteForm(page);
  await expect
    .poll(() => named(page, 'form_failed'))
    .toMatchObject([{ event: 'form_failed', form: 'quote', city: 'toronto' }]);
  expect(await saidBy(page)).not.toMatch(typed);
});

test('a city is counted as chosen by search and from the list, and not again by back and forward', async ({
  page,
}) => {
  await page.goto('/');
  await scriptsRun(page);
  await page.getByRole('searchbox').pressSequentially('edmontin');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/edmonton');
  await expect.poll(() => pushed(page)).toMatchObject([{ event: 'city_chosen', city: 'edmonton' }]);
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Barrie/ })
    .click();
  await page.waitForURL('**/barrie');
  const both = [
    { event: 'city_chosen', city: 'edmonton' },
    { event: 'city_chosen', city: 'barrie' },
  ];
  await expect.poll(() => pushed(page)).toMatchObject(both);
  await page.goBack();
  await page.goForward();
  await call(page).click();
  expect(await pushed(page)).toMatchObject([...both, { event: 'call_pressed', city: 'barrie' }]);
});

const figure = (metric: string) => ({
  event: 'web_vital',
  metric,
  value: expect.any(Number),
  page: 'home',
  city: 'toronto',
});
const visits = [
  { who: 'a visitor', refuses: false, measured: ['CLS', 'FCP', 'INP', 'LCP'].map(figure) },
  { who: 'one with Global Privacy Control', refuses: true, measured: [] },
];

for (const { who, refuses, measured } of visits)
  test(`how fast a home was is known when ${who} leaves: ${measured.length} figures`, async ({ page }) => {
    await page.addInitScript((globalPrivacyControl) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: globalPrivacyControl });
      document.addEventListener('visibilitychange', () =>
        sessionStorage.setItem('measured', JSON.stringify((window as { dataLayer?: [] }).dataLayer ?? [])),
      );
    }, refuses);
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
    const kept = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('measured')!) as { metric: string }[],
    );
    expect(kept.toSorted((a, b) => (a.metric < b.metric ? -1 : 1))).toStrictEqual(measured);
  });

test('under Global Privacy Control nothing is counted or kept of the visit, and the request is sent all the same', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/?gclid=Cj0K');
  await scriptsRun(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Barrie/ })
    .click();
  await page.waitForURL('**/barrie');
  await sendQuoteForm(page);
  await page.waitForURL('**/thankyou');
  await page.locator('a[href^="tel:"]:visible').first().click();
  expect(Object.keys(site.saved('leads'))).toHaveLength(1);
  await expect.poll(() => JSON.stringify(site.read('context'))).toMatch(/quote/);
  expect(JSON.stringify(site.read('context'))).not.toContain('Cj0K');
  expect(await keptItems(page)).not.toContain('Cj0K');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
