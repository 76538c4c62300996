import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cityPath, citySubRoutes } from '../../src/shared/site/routes';
import { expect, test } from '../support/journey';
import { cities, formTexts, labels, load, menuLabel, navigation } from '../support/journey-texts';
import { offerPaths } from '../support/offers';
import { folds, restOf, ways } from '../support/parts-of-home';
import { thing, unfoldTruck } from '../support/truck';

const locations = JSON.parse(readFileSync('local/seed/locations.json', 'utf8')) as Record<
  string,
  { tracking_phone: string }
>;

const cityPaths = citySubRoutes.map((subRoute) => cityPath('hamilton', subRoute));
const hamilton = cities.find(({ slug }) => slug === 'hamilton')!;
const dialled = locations[hamilton.locationId]!.tracking_phone.replaceAll(' ', '');

/** The addresses of all links of a kind that can be seen. */
const shownLinks = (page: Page, kind: 'tel' | 'sms') =>
  page
    .locator(`a[href^="${kind}:"]`)
    .filter({ visible: true })
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);

/** The drawings and photos that have room on the page but show nothing. */
const blankPictures = (page: Page) =>
  page
    .locator('main img')
    .filter({ visible: true })
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
    );

test.use({ javaScriptEnabled: false });

async function expectOwnNumbers(page: Page): Promise<void> {
  expect(await shownLinks(page, 'tel')).toStrictEqual([`tel:${dialled}`]);
  const texts = await shownLinks(page, 'sms');
  expect(texts).not.toStrictEqual([]);
  for (const text of texts) {
    expect(text).toMatch(new RegExp(`^sms:\\${dialled}\\?&body=`));
    expect(decodeURIComponent(text!)).toContain(hamilton.locationName);
  }
}

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

for (const [kind, paths] of [
  ['of a city', cityPaths],
  ['of no city', [...offerPaths, '/', '/book', '/thankyou', '/privacy-policy']],
] as const)
  test(`pages ${kind} have nothing blank, and no control that would do nothing`, async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expectWhole(page);
        if (kind === 'of a city') await expectOwnNumbers(page);
      });
  });

test("a city's home: each way and each fold works, and there are a poster and a link to text", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/hamilton');
  const poster = page.locator('main img').first();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('main').locator('video')).toHaveCount(0);
  if (formTexts.textPhotos) {
    const called = page.getByRole('region').filter({ has: page.locator('#call') });
    await expect(called.getByRole('link', { name: formTexts.textPhotos.label, exact: true })).toBeVisible();
  }
  for (const fold of await folds(page).all()) {
    const last = restOf(fold).last();
    await expect(last).toBeHidden();
    await fold.locator('> summary').tap();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
  for (const link of await ways(page).locator('a[href^="#"]').all()) {
    const id = (await link.getAttribute('href'))!.slice(1);
    await link.scrollIntoViewIfNeeded();
    await link.tap();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  expect(asked.filter((url) => /\.(mp4|webm)$/.test(url))).toStrictEqual([]);
  if (load.mode === 'off') return;
  await expect(page.getByText(load.plain)).toBeVisible();
  await page.getByRole('link', { name: load.plainLink }).first().click();
  await page.waitForURL('**/hamilton/what-we-take');
  await unfoldTruck(page);
  for (const { title } of load.groups) await expect(page.getByText(`${title}: `)).toBeVisible();
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
  await expect(bar.getByRole('link', { name: call })).toHaveAttribute('href', `tel:${dialled}`);
  await bar.getByRole('link', { name: getQuote }).click();
  await expect(page.locator('form').filter({ visible: true }).first()).toBeInViewport();
});

test('the forms have the number to call, no days to choose, and no lines that nothing fills', async ({
  page,
}) => {
  await page.goto('/hamilton/book-now');
  const dates = page.getByRole('radiogroup', { name: labels.date });
  const notice = dates.locator('noscript p');
  await expect(notice).toContainText(formTexts.booking.datesWithoutScripts);
  await expect(notice.getByRole('link')).toHaveAttribute('href', `tel:${dialled}`);
  await expect(dates.getByRole('radio')).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/hamilton/get-quote');
  const copy = page.getByRole('complementary', { name: formTexts.ticket.copy });
  await expect(copy.locator('a[href^="tel:"]')).toBeVisible();
  await expect(copy.getByText(formTexts.ticket.name)).toBeHidden();
});

test('every city is listed once on `/`, and leads to its site; an unknown address leads there', async ({
  page,
  request,
}) => {
  await page.goto('/atlantis');
  await page.waitForURL((url) => url.pathname === '/');
  const rows = page.getByRole('main').locator('li a');
  const links = await rows.evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  const paths = links.filter((path) => !path.startsWith('/junk-removal/'));
  expect(paths.sort()).toStrictEqual(cities.map((city) => `/${city.slug}`).sort());
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});
