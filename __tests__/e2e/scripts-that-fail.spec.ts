import type { Page, Request, Route } from '@playwright/test';
import { answers, expect, fillFields, scriptsRun, test, typed } from '../support/e2e-test';
import { formTexts, labels, menuLabel, navigation } from '../support/e2e-texts';
import { holdBack } from '../support/faults';

const { quote, notSent } = formTexts;

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

/** The site's main script, and the one of its forms, which comes with a first touch. */
const breakable = ['start', 'forms'] as const;

/** Lets a script fail until it is told to stop; at first it is held back. */
async function breakScripts(
  page: Page,
  fault: keyof typeof faults,
  script: (typeof breakable)[number] = 'start',
) {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let isBroken = true;
  await page.route(`**/islands/${script}-*.js`, async (route) => {
    await begun;
    await (isBroken ? faults[fault](route) : route.continue());
  });
  return { begin, stop: () => void (isBroken = false) };
}

const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js');
const button = (page: Page) => page.getByRole('button', { name: quote.submit });
const busy = (page: Page) => page.getByRole('button', { name: quote.busy });
const howToCall = (page: Page) => page.getByRole('alert').filter({ hasText: notSent });
const message = (page: Page) => page.getByLabel(labels.message, { exact: true }).first();

async function openAndFill(page: Page): Promise<void> {
  await page.goto('/toronto/get-quote');
  await fillFields(page, answers);
}

for (const script of breakable)
  test(`the script ${script} throws, once: the press is answered by a reload`, async ({ page, site }) => {
    const { begin, stop } = await breakScripts(page, 'throws', script);
    await openAndFill(page);
    await button(page).click();
    await expect(busy(page)).toBeVisible();
    const again = page.waitForEvent('load');
    page.on('request', (request) => request.isNavigationRequest() && stop());
    begin();
    await again;
    await page.waitForURL('**/thankyou');
    expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  });

test('a script is gone, once: what was typed and not pressed is there again', async ({ page, site }) => {
  const { begin, stop } = await breakScripts(page, 'is gone');
  await openAndFill(page);
  page.on('request', (request) => request.isNavigationRequest() && stop());
  const again = page.waitForEvent('load');
  begin();
  await again;
  await expect(message(page)).toHaveValue(answers.message);
  expect(site.saved('leads')).toStrictEqual({});
});

for (const script of breakable)
  test(`the script ${script} is gone for a while: the next press is answered`, async ({ page, site }) => {
    const { begin, stop } = await breakScripts(page, 'is gone', script);
    begin();
    await openAndFill(page);
    await button(page).click();
    await expect(howToCall(page)).toBeVisible();
    stop();
    await button(page).click();
    await page.waitForURL('**/thankyou');
    expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  });

for (const script of breakable)
  test(`the script ${script} is a page: a press says how to call, is sent later`, async ({
    page,
    site,
    context,
  }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    const { begin } = await breakScripts(page, 'is a page', script);
    begin();
    await openAndFill(page);
    for (let presses = 0; presses < 2; presses += 1) {
      await button(page).click();
      await expect(howToCall(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
      await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
      await expect(message(page)).toHaveValue(answers.message);
    }
    expect(loads).toBe(2);
    expect(site.saved('leads')).toStrictEqual({});
    await page.close();
    const later = await context.newPage();
    await later.goto('/toronto/faq');
    await expect.poll(() => Object.values(site.saved('leads'))).toMatchObject([typed]);
  });

test('no picture is a failed script, nor is a script that fails offline', async ({ page, site, context }) => {
  const { begin, stop } = await breakScripts(page, 'does not come');
  await page.route('**/logos/*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await openAndFill(page);
  await failed;
  await button(page).click();
  await expect(busy(page)).toBeVisible();
  await expect(howToCall(page)).toBeHidden();
  await context.setOffline(true);
  begin();
  await expect(howToCall(page)).toBeVisible();
  await expect(message(page)).toHaveValue(answers.message);
  stop();
  await context.setOffline(false);
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('no script is asked for before the page has loaded or somebody touches it', async ({ page }) => {
  const events: string[] = [];
  page.on('request', (request) => isScript(request) && events.push('script'));
  page.on('load', () => events.push('load'));
  await page.goto('/toronto/faq');
  await expect.poll(() => events).toContain('script');
  expect(events[0]).toBe('load');
  // The logo never comes: the page does not get to its load event.
  await page.route('**/logos/*', () => undefined);
  await page.goto('/ottawa/get-quote', { waitUntil: 'commit' });
  const field = page.getByLabel(labels.name).first();
  await field.waitFor();
  const script = page.waitForRequest(isScript);
  await field.click();
  await script;
});

test('where data are saved scripts wait for the first touch', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => isScript(request) && scripts.push(request.url()));
  await page.goto('/toronto/faq');
  // Later than the page's own wait, which begins when it has loaded.
  await page.evaluate(async () => {
    for (let wait = 0; wait < 2; wait += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
      await indexedDB.databases();
    }
  });
  expect(scripts).toStrictEqual([]);
  await page.mouse.wheel(0, 200);
  await scriptsRun(page);
});

test('before the scripts Enter does nothing, and a press says what is missing', async ({ page, site }) => {
  const letGo = await holdBack(page, '**/*.js');
  await page.goto('/toronto/get-quote');
  const field = page.getByLabel(labels.name);
  await field.fill('Ada');
  await field.press('Enter');
  await page.getByLabel(labels.phone).fill('4165550199');
  await expect(field).toHaveValue('Ada');
  expect(new URL(page.url()).pathname).toBe('/toronto/get-quote');
  await expect(page.locator('form [aria-live]:not(:empty)')).toHaveCount(0);
  await button(page).click();
  letGo();
  await expect(page.getByText(formTexts.messages.messageRequired)).toBeVisible();
  expect(site.saved('leads')).toStrictEqual({});
});

test('a part that does not come leaves a page alone whose presses are all answered', async ({ page }) => {
  await page.route('**/islands/drawer-*.js', (route) => route.abort());
  await page.goto('/toronto/get-quote');
  await button(page).click();
  await expect(page.getByText(formTexts.messages.nameRequired)).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => request.url() === page.url() && documents.push(request.url()));
  const failed = page.waitForEvent('requestfailed');
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await failed;
  await page.keyboard.press('Escape');
  await fillFields(page, answers);
  await expect(message(page)).toHaveValue(answers.message);
  expect(documents).toStrictEqual([]);
});

test('a browser that is too old for the scripts keeps the page, and how to call', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(RegExp.prototype, 'hasIndices'));
  const scripts: string[] = [];
  page.on('request', (request) => isScript(request) && scripts.push(request.url()));
  await openAndFill(page);
  const form = page.locator('form[data-form]').first();
  await expect(form.getByText(formTexts.withoutScripts).getByRole('link')).toHaveAttribute('href', /^tel:/);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  expect(new URL(page.url()).search).toBe('');
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: menuLabel('reviews') })).toBeVisible();
  expect(scripts).toStrictEqual([]);
});
