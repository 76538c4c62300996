import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/e2e-test';
import { content } from '../support/e2e-texts';

const { coupons, brand } = content.site;

/** What every coupon owes its reader: what it gives, on what, under which conditions, and from whom. */
const wanted = coupons.items
  .map(({ amount, condition, terms }) =>
    [amount, condition, ...terms, `${brand.name} · 000-000-0000`].join(' '),
  )
  .join(' ');

/** The words that take room on the page, with their numbers to call made the same. */
const shownWords = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText())
    .replace(/\s+/g, ' ')
    .replace(/\d{3}-\d{3}-\d{4}/g, '000-000-0000')
    .trim();

test('the button prints the coupons alone, with their conditions', async ({ page }) => {
  // A browser without a printer says nothing of its dialog.
  await page.addInitScript(() => void (window.print = () => undefined));
  for (const path of ['/toronto', '/']) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await page.getByRole('button', { name: coupons.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printing', 'coupons');
    await page.emulateMedia({ media: 'print' });
    expect((await shownWords(page)).toLowerCase()).toBe(wanted.toLowerCase());
    await expect(page.getByRole('img').filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
