import type { Page } from '@playwright/test';
import { consoleErrors, expect, test } from '../support/journey';

const field = (page: Page) => page.getByRole('searchbox', { name: 'City, postal code or zip' });
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const nearby = (page: Page) => page.getByRole('list', { name: 'Near you:' }).getByRole('link');
const count = (page: Page) => page.getByRole('main').getByRole('status');

test('matches are listed while typing, with the place they serve, and reached by Tab', async ({ page }) => {
  await page.goto('/');
  await field(page).pressSequentially('milton');
  await expect(count(page)).toHaveText('2 cities');
  await expect(row(page, /^Greater Toronto Area, ON Serves Milton$/)).toBeVisible();
  await expect(row(page, /^North Atlanta, GA Serves Milton$/)).toBeVisible();
  await expect(row(page, /^Ottawa/)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/gta');
});

test('a city nearby is offered, one press away, and nothing moves when it comes late', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/__local/geo*', (route) => released.then(() => route.continue()));
  const asked = page.waitForRequest('**/__local/geo*');
  await page.goto('/');
  await asked;
  const list = page.getByRole('heading', { name: 'Canada', exact: true });
  await page.evaluate(() => document.fonts.ready);
  const before = await list.boundingBox();
  release();
  await expect(nearby(page)).toHaveText('Toronto');
  expect(await list.boundingBox()).toStrictEqual(before);
  await nearby(page).click();
  await page.waitForURL('**/toronto');
});

test('with the geolocation down a plain sentence stays, and the search works', async ({ page, site }) => {
  const errors = consoleErrors(page);
  site.lookups.faults.geo = 'malformed';
  await page.goto('/');
  await expect.poll(() => errors.some((text) => text.startsWith('Error locating visitor'))).toBe(true);
  await expect(page.getByText('Or find your city in the list below.')).toBeVisible();
  await expect(nearby(page)).toHaveCount(0);
  await field(page).pressSequentially('barrie');
  await expect(count(page)).toHaveText('1 city');
});
