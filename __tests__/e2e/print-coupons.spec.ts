import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/e2e-test';
import { content } from '../support/e2e-texts';

const { coupons, brand } = content.site;

/** Every line that a coupon owes its reader: what it gives, on what, under which conditions, and from whom. */
const lines = coupons.items.flatMap(({ amount, condition, terms }) => [
  amount,
  condition,
  ...terms,
  expect.stringMatching(new RegExp(`^${brand.name} · [-\\d]+$`)) as unknown,
]);

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

test('the button prints the coupons alone, with their conditions, and the page is whole again', async ({
  page,
}) => {
  // A browser without a printer says nothing of its dialog.
  await page.addInitScript(() => void (window.print = () => undefined));
  for (const path of ['/toronto', '/']) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await page.getByRole('button', { name: coupons.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printing', 'coupons');
    await page.emulateMedia({ media: 'print' });
    expect(await shownTexts(page)).toStrictEqual(lines);
    await expect(page.getByRole('img').filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
