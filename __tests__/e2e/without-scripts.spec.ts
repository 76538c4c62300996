import type { Page } from '@playwright/test';
import { cityPath, citySubRoutes } from '../../src/shared/site/routes';
import { expect, test } from '../support/e2e-test';
import { cities, formTexts, haul, menuLabel, navigation, offerPaths, phoneOf } from '../support/e2e-texts';
import { folds, restOf, ways } from '../support/parts-of-home';
import { thing, unfoldTruck } from '../support/truck';

const cityPaths = citySubRoutes.map((subRoute) => cityPath('hamilton', subRoute));
const { dial } = phoneOf('hamilton');

/** The drawings and photos that have room on the page but show nothing. */
const blankPictures = (page: Page) =>
  page
    .locator('main img')
    .filter({ visible: true })
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    );

test.use({ javaScriptEnabled: false });

/** Nothing is blank, no control does nothing, and a form says that it cannot be sent, and whom to call. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const stretch of await page.locator('main > section').all()) {
    await stretch.scrollIntoViewIfNeeded();
    await expect(stretch).toBeVisible();
    await expect(stretch).toHaveText(/\w/, { useInnerText: true });
  }
  await expect.poll(() => blankPictures(page)).toStrictEqual([]);
  const form = page.locator('form:not([role=search])');
  const controls = page.locator('button, input, textarea, select, [role=button]').filter({ visible: true });
  await expect(controls).toHaveCount(await form.locator(controls).count());
  for (const one of await form.all()) {
    const notice = one.locator('noscript p').filter({ hasText: formTexts.withoutScripts });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    // It is read before anything is filled in.
    const [first] = await one.locator('p, input, textarea').filter({ visible: true }).all();
    await expect(first!).toContainText(formTexts.withoutScripts);
  }
}

const pathsOf = {
  'a city': cityPaths,
  'no city': [...offerPaths, '/', '/book', '/thankyou', '/privacy-policy'],
};
for (const [owner, paths] of Object.entries(pathsOf))
  test(`pages of ${owner} have nothing blank, and no control that does nothing`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expectWhole(page);
      if (paths !== cityPaths) continue;
      const links = await page
        .locator('a:is([href^="tel:"], [href^="sms:"])')
        .filter({ visible: true })
        .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!.split('?')[0]))]);
      expect(links.toSorted(), path).toStrictEqual([`sms:${dial}`, `tel:${dial}`]);
    }
  });

test("a city's home: its ways and each fold work, and there is a poster", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/hamilton');
  const poster = page.locator('main img').first();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('main').locator('video')).toHaveCount(0);
  for (const fold of await folds(page).all()) {
    const last = restOf(fold).last();
    await expect(last).toBeHidden();
    await fold.locator('> summary').tap();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
  const link = ways(page).locator('a[href^="#"]').last();
  await link.tap();
  await expect(page.locator((await link.getAttribute('href'))!)).toBeInViewport();
  expect(asked.filter((url) => /\.(mp4|webm)$/.test(url))).toStrictEqual([]);
  if (haul.mode === 'off') return;
  await expect(page.getByText(haul.plain)).toBeVisible();
  await page.getByRole('link', { name: haul.plainLink }).first().click();
  await page.waitForURL('**/hamilton/what-we-take');
  await unfoldTruck(page);
  for (const { title } of haul.groups) await expect(page.getByText(`${title}: `)).toBeVisible();
  await expect(page.getByText(thing!.name, { exact: false }).last()).toBeVisible();
});

test('the menu opens and closes and leads on, the bar calls and asks for a quote', async ({ page }) => {
  const link = page.getByRole('banner').getByRole('link', { name: menuLabel('what-we-take') });
  const openMenu = () => page.getByText(navigation.openMenu, { exact: true }).click();
  await page.goto('/hamilton/faq');
  await openMenu();
  await expect(link).toBeVisible();
  await page.getByText(navigation.closeMenu, { exact: true }).click();
  await expect(link).toBeHidden();
  await openMenu();
  await page.mouse.click(20, 500);
  await expect(link).toBeHidden();
  await openMenu();
  await link.click();
  await page.waitForURL('**/hamilton/what-we-take');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);

  const { name, getQuote, call } = navigation.stickyBar;
  const bar = page.getByRole('region', { name });
  await expect(bar.getByRole('link', { name: call })).toHaveAttribute('href', `tel:${dial}`);
  await bar.getByRole('link', { name: getQuote }).click();
  await expect(page.locator('form').filter({ visible: true }).first()).toBeInViewport();
});

test('an unknown address leads to `/`, which lists every city once', async ({ page }) => {
  await page.goto('/atlantis');
  await page.waitForURL((url) => url.pathname === '/');
  const rows = page.getByRole('main').locator('li a:not([href^="/junk-removal/"])');
  const paths = await rows.evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  expect(paths.sort()).toStrictEqual(cities.map((city) => `/${city.slug}`).sort());
});
