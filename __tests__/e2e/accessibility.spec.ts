import type { Page } from '@playwright/test';
import { layOutAll } from '../support/lay-out-all';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { firstDelayMs, visibleMs } from '../../src/features/social-proof/rules/social-proof';
import { expect, installClock, open, test } from '../support/journey';
import { labels } from '../support/journey-texts';
import { axe, violations } from '../support/violations';

const { site, pages } = loadContent(contentDir());
const { forms } = site;

async function expectNoViolation(page: Page, state: string): Promise<void> {
  await layOutAll(page);
  // Softly: what one state breaks does not hide what the next one does.
  expect.soft(await violations(page), state).toStrictEqual([]);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

// A color half way through its change is no color of the page. Every kind of page at rest is tried in a file of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('the messages of the quote form and of the estimate strip have none, and the strip is one row', async ({
  page,
}) => {
  await open(page, '/toronto');
  await press(page, forms.quote.submit);
  await press(page, forms.estimate.submit);
  await expect(page.getByText(forms.messages.nameRequired)).toBeVisible();
  await expect(page.getByText(forms.messages.fieldRequired)).toHaveCount(3);
  await expectNoViolation(page, 'on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  const strip = page.getByRole('form', { name: pages.home.estimate.title });
  const fields = [labels.name, labels.phone, labels.message].map((label) =>
    strip.getByLabel(label, { exact: true }),
  );
  const boxes = await Promise.all(
    [...fields, strip.getByRole('button', { name: forms.estimate.submit })].map((part) => part.boundingBox()),
  );
  const tops = boxes.map((box) => box!.y);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
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
  await page.getByRole('radio', { name: /day, / }).nth(1).check();
  await expect(page.getByText(forms.messages.dateRequired)).toBeHidden();
  await expectNoViolation(page, 'errors shown, and a day chosen');
});

test('the open menu and the search of the FAQ have none', async ({ page }) => {
  await open(page, '/toronto/faq');
  await page.getByText(site.navigation.openMenu, { exact: true }).click();
  await expect(page.getByRole('link', { name: site.navigation.menu[0]!.label }).first()).toBeFocused();
  await expectNoViolation(page, 'menu open');
  await page.keyboard.press('Escape');
  await page.getByLabel(pages.faq.search.label).fill('price');
  await expect(page.getByText(pages.faq.search.found.replace('{count}', ''))).toBeVisible();
  await expectNoViolation(page, 'some found');
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
  expect(await popup.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  await expectNoViolation(page, 'pop-up shown');
  // Axe passes over what is hidden from screen readers, which is there to be read all the same.
  await popup.evaluate((element) => element.removeAttribute('aria-hidden'));
  const ofPopup = axe(page).include('footer ~ [title]').withRules('color-contrast');
  expect(await violations(page, ofPopup)).toStrictEqual([]);
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

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the paused film and the moved slider have none', async ({ page }) => {
    await open(page, '/toronto');
    const { pause, play } = pages.home.hero.film;
    await press(page, pause);
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    await page.getByRole('slider').first().fill('80');
    await expectNoViolation(page, 'film paused and slider moved');
  });
});
