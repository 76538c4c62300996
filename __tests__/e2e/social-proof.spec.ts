import type { Page } from '@playwright/test';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { firstDelayMs, repeatMs, visibleMs } from '../../src/features/social-proof/rules/social-proof';
import { expect, installClock, open, test } from '../support/journey';
import { axe, violations } from '../support/violations';

const content = loadContent(contentDir());
const texts = content.site['social-proof'];
const popup = (page: Page) => page.getByTitle(texts.close);

/** Opens a page whose clock the test can move on. */
async function openWithClock(page: Page, path = '/toronto/faq'): Promise<void> {
  await installClock(page);
  await open(page, path);
}

/** To a second before the pop-up is due: the page's own second is not held still. */
const nearlyDue = (page: Page) => page.clock.runFor(firstDelayMs - 2500);

test('it stands clear of the header and the bar, and a press closes it', async ({ page }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await openWithClock(page);
    await page.clock.runFor(firstDelayMs);
    await expect(popup(page)).toBeInViewport({ ratio: 1 });
    const box = (await popup(page).boundingBox())!;
    const header = (await page.getByRole('banner').boundingBox())!;
    const bar = page.getByRole('region', { name: content.site.navigation.stickyBar.name });
    const end = (await bar.count()) > 0 ? (await bar.boundingBox())!.y : size.height;
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y + box.height).toBeLessThanOrEqual(end);
    await popup(page).click();
    await expect(popup(page)).toHaveCount(0);
  }
});

test('its words can be read, and it does not move where motion is not welcome', async ({ page }) => {
  await installClock(page);
  // It stays, however long axe takes.
  await page.addInitScript((endlessMs) => {
    const { setTimeout } = window;
    const wait = (task: () => void, delay?: number, ...given: unknown[]): number =>
      delay === endlessMs ? 0 : setTimeout(task, delay, ...given);
    Object.assign(window, { setTimeout: wait });
  }, visibleMs);
  await open(page, '/toronto/faq');
  await page.clock.runFor(firstDelayMs);
  await expect(popup(page)).toBeVisible();
  expect(await popup(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  // Axe passes over what is hidden from screen readers, which is there to be read all the same.
  await popup(page).evaluate((element) => element.removeAttribute('aria-hidden'));
  const ofPopup = axe(page).include('footer ~ [title]').withRules('color-contrast');
  expect(await violations(page, ofPopup)).toStrictEqual([]);
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

for (const path of ['/toronto', '/toronto/book-now']) {
  test(`on a phone it covers no control of ${path}, wherever the page is`, async ({ page }) => {
    await openWithClock(page, path);
    await nearlyDue(page);
    await page.clock.runFor(2500);
    const shown: number[] = [];
    for (let y = 0; y < 6000; y += 650) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      // In steps shorter than it shows, until it comes or its turn is over.
      for (
        let passedMs = 0;
        passedMs < repeatMs && (await popup(page).count()) === 0;
        passedMs += visibleMs / 2
      )
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
}

test('a city without a list is named by its location; pages outside the cities have none', async ({
  page,
}) => {
  await openWithClock(page, '/houston/faq');
  // In steps shorter than it shows, because on a busy machine more time may pass than the test asks for.
  const isShown = async () => {
    await page.clock.runFor(visibleMs / 2);
    return popup(page).isVisible();
  };
  await expect.poll(isShown).toBe(true);
  await expect(popup(page)).toContainText('from Houston');
  await open(page, '/book');
  await page.clock.runFor(firstDelayMs);
  await expect(popup(page)).toHaveCount(0);
});
