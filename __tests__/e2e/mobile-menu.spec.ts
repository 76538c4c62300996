import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/journey';
import { menuLabel, navigation } from '../support/journey-texts';

const button = (page: Page) => page.getByRole('banner').locator('summary');
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation');
const firstLink = (page: Page) => menu(page).getByRole('link', { name: menuLabel('what-we-take') });

async function openMenu(page: Page, path = '/toronto/faq'): Promise<void> {
  await open(page, path);
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await expect(firstLink(page)).toBeFocused();
}

test('the menu opens with its focus inside, which Tab does not leave, and all in it is large enough to press', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMenu(page);
  expect(
    await page.evaluate(
      () => document.querySelector('header details')?.getAnimations({ subtree: true }).length,
    ),
    'slides with reduced motion',
  ).toBe(0);
  const boxes = await page
    .locator('header details a, header summary span:visible')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(10);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first the browser's own controls have their turn.
    const isInPage = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
    expect(isInPage).toBe(false);
  }
});

test.describe('on a phone, whose scrollbars take no room', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('a press beside the menu closes it, and the page keeps its place', async ({ page }) => {
    await open(page, '/toronto/faq');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await page.getByText(navigation.openMenu, { exact: true }).click();
    await expect(firstLink(page)).toBeFocused();
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.mouse.click(20, 500);
    await expect(firstLink(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });
});

test('a window that grows shows the whole menu in the drawer’s place', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  const action = menu(page).getByRole('link', { name: menuLabel('book-now') });
  await expect(action).toHaveAttribute('href', '/toronto/book-now');
  await expect(button(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(firstLink(page)).toBeHidden();
});

test('on small windows the header fits, and all of the menu can be reached', async ({ page }) => {
  await openMenu(page);
  for (const size of [
    { width: 320, height: 256 },
    { width: 320, height: 568 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const quote = page.getByRole('banner').getByRole('link', { name: navigation.stickyBar.getQuote });
    await quote.scrollIntoViewIfNeeded();
    await expect(quote).toBeInViewport({ ratio: 1 });
    await expect(button(page).getByText(navigation.closeMenu, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, says how to close it, and closes by its button and beside it', async ({ page }) => {
    await page.goto('/toronto/faq');
    for (const close of [
      () => page.getByText(navigation.closeMenu, { exact: true }).click(),
      () => page.mouse.click(20, 500),
    ]) {
      await page.getByText(navigation.openMenu, { exact: true }).click();
      await expect(firstLink(page)).toBeVisible();
      await close();
      await expect(firstLink(page)).toBeHidden();
    }
  });
});
