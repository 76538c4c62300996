import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/journey';
import { footerLabel, formTexts, labels, menuLabel, navigation } from '../support/journey-texts';

const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js');

/** Holds every script back until it is let go, as a slow connection does. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('no script is asked for before the page has loaded', async ({ page }) => {
  const events: string[] = [];
  page.on('request', (request) => isScript(request) && events.push('script'));
  page.on('load', () => events.push('load'));
  await page.goto('/toronto');
  await expect.poll(() => events).toContain('script');
  expect(events[0]).toBe('load');
});

test('a touch brings the scripts before the page has loaded', async ({ page }) => {
  // The logo never comes: the page does not get to its load event.
  await page.route('**/logos/*', () => undefined);
  await page.goto('/toronto', { waitUntil: 'commit' });
  const field = page.getByLabel(labels.name).first();
  await field.waitFor();
  const script = page.waitForRequest(isScript);
  await field.click();
  await script;
});

test('a press before the scripts arrive on an empty form says what is missing', async ({ page, site }) => {
  const letGo = await holdScripts(page);
  await page.goto('/toronto/reviews');
  await page.getByRole('button', { name: formTexts.quote.submit }).click();
  letGo();
  await expect(page.getByText(formTexts.messages.nameRequired)).toBeVisible();
  expect(site.saved('leads')).toStrictEqual({});
});

test('a browser that is too old for the scripts keeps the page, whose form says how to call and never looks busy', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(RegExp.prototype, 'hasIndices'));
  const scripts: string[] = [];
  page.on('request', (request) => isScript(request) && scripts.push(request.url()));
  await page.goto('/toronto');
  const form = page.locator('form[data-form]').first();
  await expect(form.getByText(formTexts.withoutScripts)).toBeVisible();
  await expect(form.getByText(formTexts.withoutScripts).getByRole('link')).toHaveAttribute('href', /^tel:/);
  await form.getByLabel(labels.name).fill('ada lovelace');
  const submit = form.getByRole('button', { name: formTexts.quote.submit });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  expect(new URL(page.url()).search).toBe('');
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: menuLabel('reviews') })).toBeVisible();
  expect(scripts).toStrictEqual([]);
});

test('a link is fetched when it is about to be followed, not when it comes into view', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/toronto/get-quote');
  await page.locator('form button[type=submit]').waitFor();
  await page.waitForLoadState('networkidle');
  const others = () => fetched.filter((path) => /page-data\/toronto\/(?!get-quote)/.test(path));
  expect(others()).toStrictEqual([]);
  const link = page.getByRole('contentinfo').getByRole('link', { name: footerLabel('reviews') });
  await link.focus();
  await expect.poll(others).toStrictEqual(['/page-data/toronto/reviews/page-data.json']);
  await link.click();
  await page.waitForURL('**/toronto/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toronto');
});
