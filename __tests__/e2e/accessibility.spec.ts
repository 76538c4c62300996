import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from '../support/lay-out-all';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { citySubRoutes } from '../../src/domain/routes';
import { firstDelayMs, visibleMs } from '../../src/domain/social-proof/social-proof';
import { expect, fillQuoteForm, installClock, open, test } from '../support/journey';
import { offerPaths } from '../support/offers';

const { site, pages, localServices } = loadContent(contentDir());
const { forms } = site;

/** Up to WCAG 2.2 AA, the size of targets among them, and what axe advises beyond. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const cityPaths = [
  ...citySubRoutes.map((subRoute) => `/toronto/${subRoute}`),
  // One of them stands for all: they differ by their words alone.
  ...localServices.slice(0, 1).map(({ city, slug }) => `/${city}/what-we-take/${slug}`),
  ...offerPaths,
];
const wide = { width: 1440, height: 900 };

/** All is in one document, without frames: asked at once, axe takes half as long. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNoViolation(page: Page, state: string): Promise<void> {
  await layOutAll(page);
  const { violations } = await axe(page).withTags(standards).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  // Softly: what one state breaks does not hide what the next one does.
  expect.soft(found, state).toStrictEqual([]);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

// A colour half way through its change is no colour of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...cityPaths, '/', '/book', '/thankyou', '/privacy-policy']) {
  test(`${path} has no violation at rest, on a phone and on a wide screen`, async ({ page }) => {
    await open(page, path);
    await expectNoViolation(page, 'on a phone');
    await page.setViewportSize(wide);
    await expectNoViolation(page, 'on a wide screen');
  });
}

test('the page that leads the lost to `/` has none', async ({ page }) => {
  // Its scripts lead on before anything can be looked at.
  await page.route('**/404.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/404.html');
  await expectNoViolation(page, 'before it leads on');
});

test('the open menu has none', async ({ page }) => {
  await open(page, '/toronto/faq');
  await page.getByText(site.navigation.openMenu, { exact: true }).click();
  await expect(page.getByRole('link', { name: site.navigation.menu[0]!.label }).first()).toBeFocused();
  await expectNoViolation(page, 'menu open');
});

test('the messages of the quote form and of the estimate strip have none', async ({ page }) => {
  await open(page, '/toronto');
  await press(page, forms.quote.submit);
  await press(page, forms.estimate.submit);
  await expect(page.getByText(forms.messages.nameRequired)).toBeVisible();
  await expect(page.getByText(forms.messages.fieldRequired)).toHaveCount(3);
  await expectNoViolation(page, 'on a phone');
  await page.setViewportSize(wide);
  await expectNoViolation(page, 'on a wide screen');
});

test('the messages of /book have none', async ({ page }) => {
  await open(page, '/book');
  await press(page, forms.book.submit);
  await expect(page.getByText(forms.messages.zipOrPostalCodeRequired)).toBeVisible();
  await expectNoViolation(page, 'errors shown');
});

test('the messages and the chosen day of book-now have none', async ({ page }) => {
  await open(page, '/toronto/book-now');
  await press(page, forms.booking.submit);
  await expect(page.getByText(forms.messages.dateRequired)).toBeVisible();
  await expectNoViolation(page, 'errors shown');
  await page.getByRole('radio', { name: /day, / }).nth(1).check();
  await expect(page.getByText(forms.messages.dateRequired)).toBeHidden();
  await expectNoViolation(page, 'day chosen');
});

test('the FAQ has none with a question open, nor while it is searched', async ({ page }) => {
  await open(page, '/toronto/faq');
  await page.locator('main summary').first().click();
  await expect(page.locator('main details[open] p').first()).toBeVisible();
  await page.getByLabel(pages.faq.search.label).fill('price');
  await expect(page.getByText(pages.faq.search.found.replace('{count}', ''))).toBeVisible();
  await expectNoViolation(page, 'question open and some found');
  await page.getByLabel(pages.faq.search.label).fill('zebra');
  await expect(page.getByText(pages.faq.search.none)).toBeVisible();
  await expectNoViolation(page, 'none found');
});

test('the pop-up has none', async ({ page }) => {
  await installClock(page);
  // It stays, however long axe takes.
  await page.addInitScript((endlessMs) => {
    const { setTimeout } = window;
    const wait = (task: () => void, delay?: number, ...given: unknown[]): number =>
      delay === endlessMs ? 0 : setTimeout(task, delay, ...given);
    Object.assign(window, { setTimeout: wait });
  }, visibleMs);
  await open(page, '/toronto');
  await page.clock.runFor(firstDelayMs);
  const popup = page.getByTitle(site['social-proof'].close);
  await expect(popup).toBeVisible();
  await expectNoViolation(page, 'pop-up shown');
  // Axe passes over what is hidden from screen readers, which is there to be read all the same.
  await popup.evaluate((element) => element.removeAttribute('aria-hidden'));
  const { violations } = await axe(page).include('footer ~ [title]').withRules('color-contrast').analyze();
  expect(violations).toStrictEqual([]);
});

test('the city search of `/` has none with cities found, nor with none', async ({ page }) => {
  await open(page, '/');
  const field = page.getByLabel(pages.landing.cities.searchLabel);
  await field.fill('milton');
  await expect(page.getByText(`2 ${pages.landing.cities.manyCities}`)).toBeVisible();
  await expectNoViolation(page, 'cities found');
  await field.fill('V6B 1A1');
  await expect(page.getByRole('form', { name: pages.landing.cities.codes.request.title })).toBeVisible();
  await expectNoViolation(page, 'none found');
});

test('the stamped ticket of a request that was sent has none', async ({ page }) => {
  await page.goto('/toronto/get-quote');
  await fillQuoteForm(page, { name: 'Ada', phone: '4165550199', message: 'One sofa' });
  await press(page, forms.quote.submit);
  await page.waitForURL('**/thankyou');
  await expect(page.getByText('416-555-0199')).toBeVisible();
  await expectNoViolation(page, 'stamped');
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the film has none, playing or paused, nor has the moved slider', async ({ page }) => {
    await open(page, '/toronto');
    const { pause, play } = pages.home.hero.film;
    await expect(page.getByRole('button', { name: pause })).toBeVisible();
    await expectNoViolation(page, 'film playing');
    await press(page, pause);
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    await page.getByRole('slider').first().fill('80');
    await expectNoViolation(page, 'film paused and slider moved');
  });
});
