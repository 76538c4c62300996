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

test('the menu opens with its focus inside', async ({ page }) => {
  await openMenu(page);
  await expect(menu(page).getByRole('link')).toHaveText([
    ...navigation.menu.map(({ label }) => label),
    navigation.changeCity.long,
  ]);
  await expect(button(page)).toContainText(navigation.closeMenu);
  await expect(page.getByText(navigation.openMenu, { exact: true })).toBeHidden();
});

test('all that is in the menu is large enough to press, with the quote at its end', async ({ page }) => {
  await openMenu(page);
  const boxes = await page
    .locator('header details a, header summary span:visible')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(10);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const quote = page.getByRole('banner').getByRole('link', { name: navigation.stickyBar.getQuote });
  await expect(quote).toBeInViewport({ ratio: 1 });
});

test('Tab does not leave the open menu', async ({ page }) => {
  await openMenu(page);
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('details, body')?.tagName);
    // Between the last and the first the browser's own controls have their turn.
    expect(['DETAILS', 'BODY']).toContain(place);
    const isInPage = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
    expect(isInPage).toBe(false);
  }
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(firstLink(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
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

test('a link leads to its page with the menu closed, also when it is the page one is on', async ({
  page,
}) => {
  await openMenu(page, '/toronto/reviews');
  await menu(page)
    .getByRole('link', { name: menuLabel('reviews') })
    .click();
  await expect(firstLink(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/toronto/reviews');

  await page.getByText(navigation.openMenu, { exact: true }).click();
  await menu(page)
    .getByRole('link', { name: menuLabel('how-it-works') })
    .click();
  await page.waitForURL('**/toronto/how-it-works');
  await expect(firstLink(page)).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
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

test('with reduced motion the menu does not slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMenu(page);
  const running = await page.evaluate(
    () => document.querySelector('header details')?.getAnimations({ subtree: true }).length,
  );
  expect(running).toBe(0);
});

for (const size of [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
]) {
  test(`on ${size.width} × ${size.height} the header fits, and all of the menu can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openMenu(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const quote = page.getByRole('banner').getByRole('link', { name: navigation.stickyBar.getQuote });
    await quote.scrollIntoViewIfNeeded();
    await expect(quote).toBeInViewport({ ratio: 1 });
    await button(page).getByText(navigation.closeMenu, { exact: true }).click();
    await expect(firstLink(page)).toBeHidden();
  });
}

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
