import type { Page } from '@playwright/test';
import { cityPath, citySubRoutes, guidePath, pathBelow } from '../../src/shared/site/routes';
import { repeatMs } from '../../src/features/social-proof/rules/social-proof';
import { consoleErrors, expect, installClock, open, test } from '../support/e2e-test';
import { baseLanguage, pathIn } from '../../src/shared/site/languages';
import { fillCount } from '../../src/shared/site/fill-count';
import { content, labels, offerPaths } from '../support/e2e-texts';
import { findBrokenLines, findSmallTargets, layOutAll, readStop } from '../support/layout-faults';
import { violations } from '../support/violations';

const { cities, guides, localServices, pages, site } = content;
const { forms } = site;
/** Whose name asks for most room. */
const { slug } = [...cities].sort((a, b) => b.locationName.length - a.locationName.length)[0]!;
const paths = [
  ...citySubRoutes.map((subRoute) => cityPath(slug, subRoute)),
  // One of them represents all: they differ by their words alone.
  ...localServices.slice(0, 1).map(({ city, slug: service }) => `/${city}/what-we-take/${service}`),
  ...guides.slice(0, 1).map((guide) => guidePath(guide.slug)),
  ...offerPaths,
  '/',
  '/book',
  '/thankyou',
  '/privacy-policy',
  ...Object.entries(content.languages).flatMap(([language, { cities: spoken }]) => [
    ...citySubRoutes.map((subRoute) => pathBelow(spoken[0]!.path, subRoute)),
    ...['/', '/book', '/thankyou'].map((path) => pathIn(language, path)),
  ]),
];
/** Those whose parts are side by side on a wide screen. */
const widePaths = [cityPath(slug), '/', '/book'];

/** The narrowest is a window of 1280 × 1024 at 400 %. */
const sizes = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** What WCAG 2.2, 1.4.12, says that a page must bear. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** What one window breaks does not hide what the next one does; a busy browser lays a page out a little later. */
const soft = expect.configure({ soft: true });

async function expectNoViolation(page: Page, state: string, part = 'html'): Promise<void> {
  await layOutAll(page);
  soft(await violations(page, part), state).toStrictEqual([]);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What visitors bring pages into; none of it may fail axe either. */
const states: Record<string, (page: Page) => Promise<void>> = {
  [cityPath(slug)]: async (page) => {
    await press(page, forms.quote.submit);
    await press(page, forms.estimate.submit);
    await expect(page.getByText(forms.messages.nameRequired)).toBeVisible();
    await expect(page.getByText(forms.messages.fieldRequired)).toHaveCount(3);
    await expectNoViolation(page, 'messages of both forms', 'form');
  },
  [cityPath(slug, 'book-now')]: async (page) => {
    await press(page, forms.booking.submit);
    await expect(page.getByText(forms.messages.dateRequired)).toBeVisible();
    await page.getByRole('radio', { name: /day, / }).nth(1).check();
    await expect(page.getByText(forms.messages.dateRequired)).toBeHidden();
    await expectNoViolation(page, 'messages, and a day chosen', 'form');
  },
  [cityPath(slug, 'faq')]: async (page) => {
    await page.getByText(site.navigation.openMenu, { exact: true }).click();
    await expect(page.getByRole('link', { name: site.navigation.menu[0]!.label }).first()).toBeFocused();
    await expectNoViolation(page, 'menu open', 'header');
    await page.keyboard.press('Escape');
    const { label, none } = pages.faq.search;
    await page.getByLabel(label).fill('zebra');
    await expect(page.getByText(none)).toBeVisible();
    await expectNoViolation(page, 'no question found', 'main');
  },
  '/book': async (page) => {
    await press(page, forms.book.submit);
    await expect(page.getByText(forms.messages.zipOrPostalCodeRequired)).toBeVisible();
    await expectNoViolation(page, 'messages', 'form');
  },
  '/': async (page) => {
    const field = page.getByLabel(pages.landing.cities.searchLabel);
    await field.fill('milton');
    await expect(page.getByText(fillCount(pages.landing.cities.found, 2, baseLanguage))).toBeVisible();
    await expectNoViolation(page, 'cities found', 'main');
    await field.fill('V6B 1A1');
    await expect(page.getByRole('form', { name: pages.landing.cities.codes.request.title })).toBeVisible();
    await expectNoViolation(page, 'no city found', 'main');
  },
};

/** As the settings of the browser do. */
async function setDefaultText(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await browser.detach();
}

async function expectSound(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await page.evaluate(() => {
    for (const summary of document.querySelectorAll<HTMLElement>('main summary')) summary.click();
  });
  await expectNoViolation(page, `${path} on a phone`);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const spacing of size.width < 390 ? ['', textSpacing] : ['']) {
      const tag = spacing ? await page.addStyleTag({ content: spacing }) : null;
      const state = `${path} on ${size.width} × ${size.height}${spacing && ', with text spacing'}`;
      await soft.poll(sideways, `${state}: scrolls sideways`).toBeLessThanOrEqual(0);
      await soft.poll(() => page.evaluate(findBrokenLines), state).toStrictEqual([]);
      if (!spacing && size.width < 1024)
        await soft.poll(() => page.evaluate(findSmallTargets), state).toStrictEqual([]);
      await tag?.evaluate((style) => (style as Element).remove());
    }
  }
  await setDefaultText(page, 32);
  for (const width of [320, 393]) {
    await page.setViewportSize({ width, height: 844 });
    const state = `${path} on ${width}, with the largest default text`;
    await soft.poll(sideways, `${state}: scrolls sideways`).toBeLessThanOrEqual(0);
    await soft.poll(() => page.evaluate(findBrokenLines), state).toStrictEqual([]);
  }
  await setDefaultText(page, 16);
  if (widePaths.includes(path)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoViolation(page, `${path} on a wide screen`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const field = page.getByLabel(labels.name);
  if ((await field.count()) > 0) await field.first().click();
  await states[path]?.(page);
  await page.waitForLoadState('networkidle');
}

for (const path of paths)
  test(`nothing refused, against axe, cut off or too small: ${path}`, async ({ page }) => {
    const faults = consoleErrors(page);
    page.on('pageerror', ({ message }) => faults.push(message));
    await expectSound(page, path);
    expect(faults).toStrictEqual([]);
  });

test('the page that leads the lost to `/` passes axe', async ({ page }) => {
  // Its scripts lead on before anything can be looked at.
  await page.route('**/404.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/404.html');
  await expectNoViolation(page, 'before it leads on');
});

for (const [subRoute, size] of [
  ['', { width: 390, height: 844 }],
  ['book-now', { width: 320, height: 256 }],
] as const) {
  const path = cityPath('toronto', subRoute);
  test(`what has the focus on ${path} is in view on ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await installClock(page);
    await open(page, path);
    await page.clock.pauseAt(Date.now() + repeatMs);
    let stops = 0;
    for (; stops < 150; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(readStop);
      if (!stop) break;
      const coveredBy = async () => (await page.evaluate(readStop))?.coveredBy;
      await soft.poll(coveredBy, `over “${stop.name}” lies`).toBeNull();
      // The pop-up is due at every stop where it may come.
      const isPopupShown = (await page.locator('footer ~ [aria-hidden]').count()) > 0;
      if (!isPopupShown && !stop.isField) await page.clock.runFor(repeatMs);
    }
    expect(stops).toBeGreaterThan(15);
    expect(stops).toBeLessThan(150);
  });
}
