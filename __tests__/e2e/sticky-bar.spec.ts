import type { Page } from '@playwright/test';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { expect, open, test } from '../support/journey';
import { labels, navigation } from '../support/journey-texts';
import { offerPaths } from '../support/offers';

const texts = loadContent(contentDir()).site.navigation.stickyBar;
const bar = (page: Page) => page.getByRole('region', { name: texts.name });
const quote = (page: Page) => bar(page).getByRole('link', { name: texts.getQuote });

test('call, text and quote are one press away at the bottom of a phone, wherever the page is', async ({
  page,
}) => {
  await open(page, '/toronto');
  const [call, text] = await bar(page).locator('address').getByRole('link').all();
  await expect(call!).toHaveAttribute('href', /^tel:\+1416555\d{4}$/);
  const written = encodeURIComponent(texts.smsBody.replace('{city}', 'Toronto'));
  await expect(text!).toHaveAttribute('href', new RegExp(`^sms:\\+1416555\\d{4}\\?&body=`));
  expect(await text!.getAttribute('href')).toContain(written);

  for (const y of [0, 900, 1e6]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    const box = await bar(page).boundingBox();
    expect(Math.round(box!.y + box!.height)).toBe(844);
  }
  const widths = await bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  for (const { width, height } of widths) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(Math.max(...widths.map(({ width }) => width))).toBe(widths[2]?.width);

  await open(page, '/toronto/faq');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const top = (await bar(page).boundingBox())!.y;
  expect(Math.round(footer!.y + footer!.height), 'the end is under the bar').toBeLessThanOrEqual(
    Math.round(top),
  );
  await quote(page).click();
  await page.waitForURL('**/toronto/get-quote');
  await expect(bar(page)).toBeVisible();
  await expect(quote(page)).toBeHidden();
  await page.getByLabel(labels.name).focus();
  await expect(bar(page)).toBeHidden();
  await page.getByLabel(labels.name).blur();
  await expect(bar(page)).toBeVisible();
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await expect(bar(page)).toBeHidden();
});

/** Waits until the form to which Get Quote leads begins below the header. */
async function expectAtForm(page: Page): Promise<void> {
  const id = (await quote(page).getAttribute('href'))!;
  expect(id).toMatch(/^#/);
  const title = page.locator(id);
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.locator('form').filter({ visible: true }).first()).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
}

for (const path of ['/toronto', '/toronto/book-now', ...offerPaths]) {
  test(`Get Quote leads to the form of ${path} itself`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await quote(page).click();
    await expectAtForm(page);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('what gets the focus is never under the header or the bar, in either direction', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/toronto/faq');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press(key);
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.matches('main *, footer *')) return '';
        const { top, bottom } = focused.getBoundingClientRect();
        const header = document.querySelector('header')!.getBoundingClientRect();
        const end = document.querySelector('footer ~ * section')!.getBoundingClientRect();
        return top < header.bottom - 1 || bottom > end.top + 1 ? focused.textContent : '';
      });
      expect(covered, `${key} ${presses}`).toBe('');
    }
  }
});

test('the skip link shows over the header and leads past it', async ({ page }) => {
  await open(page, '/toronto/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const [main, header] = await Promise.all([
    page.getByRole('main').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(main!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1);
});

test('in every window the header stays in view and leaves the lines to the page, and the bar shows on a phone alone', async ({
  page,
}) => {
  await open(page, '/toronto/faq');
  const header = page.getByRole('banner');
  for (const { width, height, hasBar } of [
    { width: 390, height: 844, hasBar: true },
    // A phone on its side.
    { width: 844, height: 390, hasBar: true },
    { width: 1280, height: 480, hasBar: false },
    // A window of 1280 × 1024 at 400 %.
    { width: 320, height: 256, hasBar: false },
  ]) {
    await page.setViewportSize({ width, height });
    for (const y of [0, 30, 700, 1e6]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect(header).toBeInViewport({ ratio: 1 });
      expect((await header.boundingBox())!.y).toBe(0);
      await expect(header.getByRole('link', { name: /416-555-/ })).toBeInViewport({ ratio: 1 });
      if (hasBar) await expect(bar(page)).toBeInViewport();
      else if (y === 700) await expect(bar(page)).not.toBeInViewport();
    }
    expect((await header.boundingBox())!.height).toBeLessThanOrEqual(height * 0.21);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const main = (await page.getByRole('main').boundingBox())!;
  expect(Math.round(main.y)).toBe(Math.round((await header.boundingBox())!.height));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there and calls, texts and asks for a quote', async ({ page }) => {
    await page.goto('/hamilton/reviews');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await quote(page).click();
    await expectAtForm(page);
    await expect(bar(page).getByRole('link', { name: texts.call })).toHaveAttribute('href', /^tel:\+1905/);
  });
});
