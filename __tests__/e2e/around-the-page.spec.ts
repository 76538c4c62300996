import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/e2e-test';
import { footerLink, labels, menuLabel, navigation, offerPaths } from '../support/e2e-texts';

const { stickyBar: texts } = navigation;
const bar = (page: Page) => page.getByRole('region', { name: texts.name });
const quote = (page: Page) => bar(page).getByRole('link', { name: texts.getQuote });
const opener = (page: Page) => page.getByRole('banner').locator('summary');
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation');
const firstLink = (page: Page) => menu(page).getByRole('link', { name: menuLabel('what-we-take') });

async function openMenu(page: Page): Promise<void> {
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await expect(firstLink(page)).toBeFocused();
}

test('call, text and quote are one press away at the bottom of a phone', async ({ page }) => {
  await open(page, '/toronto/faq');
  const written = encodeURIComponent(texts.smsBody.replace('{city}', 'Toronto'));
  await expect(bar(page).locator(`a[href^="sms:"][href*="${written}"]`)).toBeVisible();
  for (const y of [0, 900, 1e6]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    const box = await bar(page).boundingBox();
    expect(Math.round(box!.y + box!.height)).toBe(844);
  }
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
  await openMenu(page);
  const { x, y } = (await bar(page).boundingBox())!;
  const isCovered = () =>
    page.evaluate(
      ([left, height]) => Boolean(document.elementFromPoint(left!, height!)?.closest('header')),
      [x + 20, y + 20],
    );
  expect(await isCovered(), 'the menu covers the bar').toBe(true);
});

test('Get Quote leads to the form of a page that has one, below the header', async ({ page }) => {
  for (const path of ['/toronto', '/toronto/book-now', ...offerPaths])
    await test.step(path, async () => {
      await open(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const id = (await quote(page).getAttribute('href'))!;
      expect(id).toMatch(/^#/);
      await quote(page).click();
      const title = page.locator(id);
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(page.locator('form').filter({ visible: true }).first()).toBeInViewport();
      const header = (await page.getByRole('banner').boundingBox())!;
      expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
      expect(new URL(page.url()).pathname).toBe(path);
    });
});

test('the skip link leads past the header, which stays in view in every window', async ({ page }) => {
  await open(page, '/toronto/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const header = page.getByRole('banner');
  const box = async () => (await header.boundingBox())!;
  expect((await page.getByRole('main').boundingBox())!.y).toBeGreaterThanOrEqual((await box()).height - 1);
  for (const { width, height, hasBar } of [
    // A phone on its side.
    { width: 844, height: 390, hasBar: true },
    { width: 1280, height: 480, hasBar: false },
    // A window of 1280 × 1024 at 400 %.
    { width: 320, height: 256, hasBar: false },
  ]) {
    await page.setViewportSize({ width, height });
    for (const y of [0, 700, 1e6]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect(header).toBeInViewport({ ratio: 1 });
      expect((await box()).y).toBe(0);
      await expect(header.getByRole('link', { name: /416-555-/ })).toBeInViewport({ ratio: 1 });
      if (hasBar) await expect(bar(page)).toBeInViewport();
      else if (y === 700) await expect(bar(page)).not.toBeInViewport();
    }
    expect((await box()).height).toBeLessThanOrEqual(height * 0.21);
  }
});

test('the menu keeps the focus, fits small windows, and is whole on large ones', async ({ page }) => {
  await open(page, '/toronto/faq');
  await openMenu(page);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first the browser's own controls have their turn.
    const isInPage = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
    expect(isInPage).toBe(false);
  }
  for (const size of [
    { width: 320, height: 256 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    const last = page.getByRole('banner').getByRole('link', { name: navigation.stickyBar.getQuote });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(opener(page).getByText(navigation.closeMenu, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  const action = menu(page).getByRole('link', { name: menuLabel('book-now') });
  await expect(action).toHaveAttribute('href', '/toronto/book-now');
  await expect(opener(page)).toBeHidden();
});

test('the page keeps its place under the menu and for Back', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  // Badly encoded, as somebody may link to it.
  await open(page, '/toronto/faq#100%');
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBe(600);
  await openMenu(page);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.mouse.click(20, 500);
  await expect(firstLink(page)).toBeHidden();
  expect(await scrolled()).toBe(600);
  await footerLink(page, 'how-it-works').evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/toronto/how-it-works');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(600);
});
