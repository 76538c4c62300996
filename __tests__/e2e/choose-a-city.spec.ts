import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { consoleErrors, expect, test } from '../support/journey';

const field = (page: Page) => page.getByRole('searchbox', { name: 'City, postal code or zip' });
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });
const nearby = (page: Page) => page.getByRole('list', { name: 'Near you:' }).getByRole('link');
const count = (page: Page) => page.getByRole('main').getByRole('status');

const ways = [
  { typed: 'leslie', path: '/toronto' },
  { typed: 'm4l 1a1', path: '/toronto' },
  { typed: '30318', path: '/atlanta' },
  { typed: 'Saint Catharines', path: '/niagara' },
  { typed: 'edmontin', path: '/edmonton' },
];

for (const { typed, path } of ways) {
  test(`“${typed}” and Enter lead to ${path}`, async ({ page }) => {
    await page.goto('/');
    await field(page).pressSequentially(typed);
    await expect(count(page)).not.toBeEmpty();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

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

test('a name that no city has is reported with the number to call, and all cities are one press away', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).pressSequentially('Vancouver');
  await expect(count(page)).toHaveText("We don't have a city by that name");
  await expect(row(page, /^Call/)).toHaveAttribute('href', 'tel:+18005550199');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toStrictEqual([]);
  await page.getByRole('button', { name: 'Show all cities' }).click();
  await expect(field(page)).toBeFocused();
  await expect(row(page, /^Ottawa/)).toBeVisible();
});

const visitors = [
  { country: 'CA', name: 'Toronto', path: '/toronto' },
  { country: 'US', name: 'Houston', path: '/houston' },
] as const;

for (const { country, name, path } of visitors) {
  test.describe(`a visitor of ${country}`, () => {
    test.use({ country });

    test(`is offered ${name}, one press away, and nothing moves when it comes late`, async ({ page }) => {
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
      await expect(nearby(page)).toHaveText(name);
      expect(await list.boundingBox()).toStrictEqual(before);
      await nearby(page).click();
      await page.waitForURL(`**${path}`);
    });
  });
}

test('a visitor of a state with more cities is led to its list', async ({ page }) => {
  const dallas = { country_name: 'United States', city: 'Dallas', region_code: 'TX', postal: '75201' };
  await page.route('**/__local/geo*', (route) => route.fulfill({ json: dallas }));
  await page.goto('/');
  await nearby(page).filter({ hasText: 'Texas' }).click();
  await expect(page.getByRole('heading', { name: 'Texas' })).toBeInViewport();
  await expect(row(page, /^San Antonio/)).toBeInViewport();
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

for (const width of [320, 768, 1440]) {
  test(`at ${width} px nothing goes over the edge, and every row can be pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    for (const name of [/^Fort Lauderdale/, /^Greater Toronto Area/, /^East Houston/]) {
      const box = await row(page, name).first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await field(page).pressSequentially('niagara-on-the-lake');
    await expect(row(page, /^Niagara, ON/)).toBeVisible();
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every city is a plain link, and there is no field that would do nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('City, postal code or zip')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'North Carolina' })).toBeVisible();
    await row(page, /^Charlotte/).click();
    await page.waitForURL('**/charlotte-junk-removal');
  });
});
