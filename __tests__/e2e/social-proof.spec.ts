import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { firstDelayMs, repeatMs, visibleMs } from '../../src/domain/social-proof/social-proof';
import { expect, installClock, open, test } from '../support/journey';
import { labels, navigation } from '../support/journey-texts';

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

test('the pop-up comes 6 s after load, goes after 5 s and comes again 22 s after it came', async ({
  page,
}) => {
  await openWithClock(page);
  await nearlyDue(page);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(2500);
  await expect(popup(page)).toBeVisible();
  const said = (await popup(page).textContent()) ?? '';
  const toronto = content.cities.find(({ slug }) => slug === 'toronto');
  expect(texts.firstNames.some((name) => said.startsWith(`${name} from `))).toBe(true);
  expect(toronto?.cities?.some((place) => said.includes(` ${place} `))).toBe(true);
  expect(texts.timeLabels.some((time) => said.endsWith(time))).toBe(true);

  await page.clock.runFor(visibleMs);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(repeatMs - visibleMs);
  await expect(popup(page)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toStrictEqual([]);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
]) {
  test(`on ${size.width} × ${size.height} it stands clear of the header and the bar, and a press closes it`, async ({
    page,
  }) => {
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
  });
}

/** The controls that lie under the pop-up. */
const covered = (page: Page) =>
  popup(page).evaluateAll(([shown]) => {
    if (!shown) return [];
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const controls = [...document.querySelectorAll('a[href], button, input, textarea, select, summary')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

for (const path of ['/toronto', '/toronto/what-we-take', '/toronto/book-now', '/houston/get-quote']) {
  test(`on a phone it covers no control of ${path}, wherever the page is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page, path);
    await nearlyDue(page);
    await page.clock.runFor(2500);
    const shown: number[] = [];
    for (let y = 0; y < 6000; y += 650) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await page.clock.runFor(repeatMs);
      expect(await covered(page), `at ${y}`).toStrictEqual([]);
      shown.push(await popup(page).count());
      // What scrolls under it makes it leave.
      await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
      await expect.poll(() => covered(page), `at ${y} and on`).toStrictEqual([]);
    }
    // It finds a place somewhere.
    expect(Math.max(...shown)).toBe(1);
  });
}

test('Escape closes it, and it is no stop of the keyboard', async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(firstDelayMs);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).locator('a, button, [tabindex]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
});

test('it does not disturb one who fills in a field, and leaves one who begins to', async ({ page }) => {
  await open(page, '/toronto/get-quote');
  await page.getByLabel(labels.name).focus();
  await page.clock.runFor(firstDelayMs);
  await expect(popup(page)).toHaveCount(0);
  await page.getByLabel(labels.name).blur();
  await page.clock.runFor(repeatMs);
  await expect(popup(page)).toBeVisible();
  await page.getByLabel(labels.name).focus();
  await expect(popup(page)).toHaveCount(0);
});

test('it is not over the open menu', async ({ page }) => {
  await openWithClock(page);
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await page.clock.runFor(firstDelayMs);
  await expect(popup(page)).toHaveCount(0);
});

test('with reduced motion it does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  await page.clock.runFor(firstDelayMs);
  await expect(popup(page)).toBeVisible();
  expect(await popup(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
});

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
