import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { cityPath, citySubRoutes } from '../../src/shared/site/routes';
import { expect, test } from '../support/journey';
import { menuLabel } from '../support/journey-texts';
import { offerPaths } from '../support/offers';

const { cities, site } = loadContent(contentDir());
const { navigation, forms } = site;
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

// The menu, a question, the contact bar, the film and the days to book are tried without scripts in their own files.
test.use({ javaScriptEnabled: false });

test('the menu leads on, and from there back to the city’s home', async ({ page }) => {
  await page.goto('/hamilton/faq');
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: menuLabel('what-we-take') })
    .click();
  await page.waitForURL('**/hamilton/what-we-take');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
  await page.getByRole('link', { name: navigation.homeLinkName.replace('{brand}', site.brand.name) }).click();
  await page.waitForURL('**/hamilton');
});

test('every number to call or text is the city’s own, and the text names the city', async ({ page }) => {
  for (const path of cityPaths) {
    await page.goto(path);
    expect(await shownLinks(page, 'tel'), path).toStrictEqual([`tel:${dialled}`]);
    const texts = await shownLinks(page, 'sms');
    expect(texts, path).not.toStrictEqual([]);
    for (const text of texts) {
      expect(text, path).toMatch(new RegExp(`^sms:\\${dialled}\\?&body=`));
      expect(decodeURIComponent(text!), path).toContain(hamilton.locationName);
    }
  }
});

test('every city is listed once on `/`, and leads to its site', async ({ page, request }) => {
  await page.goto('/');
  const rows = page.getByRole('main').locator('li a');
  const paths = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(paths.sort()).toStrictEqual(cities.map((city) => `/${city.slug}`).sort());
  for (const city of cities) await expect(rows.getByText(city.locationName, { exact: true })).toBeVisible();
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

for (const path of [...cityPaths, ...offerPaths, '/', '/book', '/thankyou', '/privacy-policy']) {
  test(`nothing of ${path} is blank, and no control is there that would do nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const stretch of await page.locator('main > section').all()) {
      await stretch.scrollIntoViewIfNeeded();
      await expect(stretch).toBeVisible();
      await expect(stretch).toHaveText(/\w/, { useInnerText: true });
    }
    await expect.poll(() => blankPictures(page)).toStrictEqual([]);

    const form = page.locator('form:not([role=search])');
    const controls = page.locator('button, input, textarea, select, [role=button]').filter({ visible: true });
    const ofForms = form.locator(controls);
    await expect(controls).toHaveCount(await ofForms.count());
    // A form says that it cannot be sent, and whom to call.
    for (const one of await form.all()) {
      const notice = one.locator('noscript p').filter({ hasText: forms.withoutScripts });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
      // It is read before anything is filled in.
      const [first] = await one.locator('p, input, textarea').filter({ visible: true }).all();
      await expect(first!).toContainText(forms.withoutScripts);
    }
  });
}
