import type { Page } from '@playwright/test';
import { firstDelayMs, repeatMs, visibleMs } from '../../src/features/social-proof/rules/social-proof';
import { expect, installClock, open, test } from '../support/e2e-test';
import { site } from '../support/e2e-texts';

const texts = site['social-proof'];
const popup = (page: Page) => page.getByTitle(texts.close).filter({ visible: true });

/** Opens a page whose clock the test can move on. */
async function openWithClock(page: Page, path = '/toronto/faq'): Promise<void> {
  await installClock(page);
  await open(page, path);
}

test('on a desktop it stands clear of the header, and a press closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithClock(page);
  await page.clock.runFor(firstDelayMs);
  await expect(popup(page)).toBeInViewport({ ratio: 1 });
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await popup(page).boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  await popup(page).click();
  await expect(popup(page)).toHaveCount(0);
});

test('it makes room for whoever goes on by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithClock(page);
  await page.clock.runFor(firstDelayMs);
  await expect(popup(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(popup(page)).toHaveCount(0);
});

/** The controls that lie under the pop-up. */
const covered = (page: Page) =>
  popup(page).evaluateAll(([shown]) => {
    const found = new Set<string>();
    if (!shown) return [];
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    for (let x = left; x <= right; x += 4) {
      for (let y = top; y <= bottom; y += 4) {
        for (const element of document.elementsFromPoint(x, y)) {
          const control = element.closest('a[href], button, input, textarea, select, summary');
          if (control) found.add(control.outerHTML.slice(0, 80));
        }
      }
    }
    return [...found];
  });

test('on a phone it covers no control of a home, wherever the page is', async ({ page }) => {
  await openWithClock(page, '/toronto');
  await page.clock.runFor(firstDelayMs);
  const shown: number[] = [];
  for (let y = 0; y < 6000; y += 650) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    // In steps shorter than it shows, until it comes or its turn is over.
    for (let waited = 0; waited < repeatMs && (await popup(page).count()) === 0; waited += visibleMs / 2)
      await page.clock.runFor(visibleMs / 2);
    // A section that is first drawn now may move a control under it for one frame.
    await expect.poll(() => covered(page), `at ${y}`).toStrictEqual([]);
    shown.push(await popup(page).count());
    // What scrolls under it makes it leave.
    await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
    await expect.poll(() => covered(page), `at ${y} and on`).toStrictEqual([]);
  }
  // It finds a place somewhere.
  expect(Math.max(...shown)).toBe(1);
});
