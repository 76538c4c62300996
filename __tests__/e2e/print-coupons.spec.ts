import type { Page } from '@playwright/test';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { expect, open, test } from '../support/journey';

const { coupons, brand } = loadContent(contentDir()).site;
const printButton = (page: Page) => page.getByRole('button', { name: coupons.print });

/** Every line that a coupon owes its reader: what it gives, on what, under which conditions, and from whom. */
const lines = coupons.items.flatMap(({ amount, condition, terms }) => [
  amount,
  condition,
  ...terms,
  expect.stringMatching(new RegExp(`^${brand.name} · [-\\d]+$`)) as unknown,
]);

/** Opens a page that counts the print dialogs it was asked for, and the marks it had then. */
async function openAndCountPrints(page: Page, path: string): Promise<() => Promise<(string | undefined)[]>> {
  await page.addInitScript(() => {
    const printed: (string | undefined)[] = [];
    Object.assign(window, {
      printed,
      print: () => printed.push(document.documentElement.dataset.printing),
    });
  });
  await open(page, path);
  return () => page.evaluate('window.printed');
}

/** The texts that take room on the page, in its order. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = textContent?.trim() ?? '';
      if (text !== '' && parentElement?.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts;
  });
}

for (const path of ['/toronto', '/']) {
  test(`the button on ${path} prints the coupons with their conditions, and nothing else`, async ({
    page,
  }) => {
    const printed = await openAndCountPrints(page, path);
    await printButton(page).click();
    expect(await printed()).toStrictEqual(['coupons']);

    await page.emulateMedia({ media: 'print' });
    expect(await shownTexts(page)).toStrictEqual(lines);
    await expect(page.getByRole('img').filter({ visible: true })).toHaveCount(0);
    for (const coupon of await page.locator('[data-printed] > li').all()) {
      const box = await coupon.boundingBox();
      expect(box!.height).toBeGreaterThan(60);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    }
  });
}

test('once they are printed the page is whole again, and prints whole', async ({ page }) => {
  const printed = await openAndCountPrints(page, '/toronto');
  await printButton(page).click();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html[data-printing]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await printButton(page).click();
  expect(await printed()).toStrictEqual(['coupons', 'coupons']);
});
