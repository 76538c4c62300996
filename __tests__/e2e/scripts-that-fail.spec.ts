import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';

const { quote, notSent } = formTexts;
const typed = { name: 'Ada Lovelace', phone: '416-555-0199', note_from_customer: 'One sofa' };

/** What becomes of a script after a deploy, on a bad line, behind a proxy, and in a broken upload. */
const faults = {
  'is gone': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
  'does not come': (route: Route) => route.abort(),
  'is a page': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Sign in' }),
  throws: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Old browser")' }),
};

/** Lets the site's main script fail until it is told to stop; at first it is held back. */
async function breakScripts(page: Page, fault: (route: Route) => Promise<void>) {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let isBroken = true;
  await page.route('**/app-*.js', async (route) => {
    await begun;
    await (isBroken ? fault(route) : route.continue());
  });
  return { begin, stop: () => void (isBroken = false) };
}

const button = (page: Page) => page.getByRole('button', { name: quote.submit });
const busy = (page: Page) => page.getByRole('button', { name: quote.busy });
const howToCall = (page: Page) => page.getByRole('alert').filter({ hasText: notSent });
const message = (page: Page) => page.getByLabel(labels.message, { exact: true }).first();

async function fill(page: Page): Promise<void> {
  await page.getByLabel(labels.name).first().fill('ada lovelace');
  await page.getByLabel(labels.phone).first().fill('4165550199');
  await message(page).fill('One sofa');
}

for (const what of ['is gone', 'throws'] as const) {
  test(`a script ${what}, once: the page is loaded again, and the press is answered`, async ({
    page,
    site,
  }) => {
    const { begin, stop } = await breakScripts(page, faults[what]);
    await page.goto('/toronto');
    await fill(page);
    await button(page).click();
    await expect(busy(page)).toBeVisible();
    const again = page.waitForEvent('load');
    page.on('request', (request) => request.isNavigationRequest() && stop());
    begin();
    await again;
    await page.waitForURL('**/thankyou');
    expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  });
}

for (const what of ['does not come', 'is a page'] as const) {
  test(`a script ${what}, always: a press says how to call, and is sent by a later visit`, async ({
    page,
    site,
    context,
  }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    const { begin } = await breakScripts(page, faults[what]);
    begin();
    await page.goto('/toronto');
    await fill(page);
    await button(page).click();
    await expect(howToCall(page)).toBeVisible();
    await expect(howToCall(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(message(page)).toHaveValue('One sofa');
    await button(page).click();
    await expect(howToCall(page)).toBeVisible();
    await expect(button(page)).toBeVisible();
    expect(loads).toBe(2);
    expect(site.saved('leads')).toStrictEqual({});
    await page.close();
    const later = await context.newPage();
    await later.goto('/toronto/faq');
    await expect.poll(() => Object.values(site.saved('leads'))).toMatchObject([typed]);
  });
}

test('what is typed and not pressed is there after the page was loaded again', async ({ page, site }) => {
  const { begin, stop } = await breakScripts(page, faults['is gone']);
  await page.goto('/toronto');
  await fill(page);
  page.on('request', (request) => request.isNavigationRequest() && stop());
  const again = page.waitForEvent('load');
  begin();
  await again;
  await page.locator('form button[type=submit]').first().waitFor();
  await expect(message(page)).toHaveValue('One sofa');
  expect(site.saved('leads')).toStrictEqual({});
});

test('a failed picture is not a failed script', async ({ page, site }) => {
  const { begin, stop } = await breakScripts(page, faults['is gone']);
  stop();
  await page.route('**/logos/*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/toronto');
  await failed;
  await fill(page);
  await button(page).click();
  await expect(busy(page)).toBeVisible();
  await expect(howToCall(page)).toBeHidden();
  begin();
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('scripts fail offline: the page stays, a press says how to call, and goes when the line is back', async ({
  page,
  site,
  context,
}) => {
  const { begin, stop } = await breakScripts(page, faults['does not come']);
  await page.goto('/toronto');
  await fill(page);
  await button(page).click();
  await context.setOffline(true);
  begin();
  await expect(howToCall(page)).toBeVisible();
  await expect(message(page)).toHaveValue('One sofa');
  stop();
  await context.setOffline(false);
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});
