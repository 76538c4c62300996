import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/e2e-test';
import { layOutAll } from '../support/layout-faults';
import { folds, restOf, ways } from '../support/parts-of-home';

const phone = { width: 360, height: 740 };

/** Waits until a heading is right below the header, where it stays. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  const heading = page.locator(`#${id}`);
  const top = async () => (await heading.evaluate((one) => one.getBoundingClientRect().top)) - header;
  await expect.poll(top, id).toBeGreaterThanOrEqual(-1);
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  // The last parts may be too short to go up to it.
  if (rest > 2) await expect.poll(top, id).toBeLessThan(40);
  await expect(heading).toBeInViewport();
}

test.use({ viewport: phone });

test('by touch each way leads to its part, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/toronto');
  const ids = await ways(page)
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)));
  expect(ids.length).toBeGreaterThan(6);
  let last = 0;
  for (const id of ids) {
    await page.evaluate(() => scrollTo(0, 0));
    const link = ways(page).locator(`a[href="#${id}"]`);
    await link.scrollIntoViewIfNeeded();
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expectAtTop(page, id);
    const at = await page.evaluate(() => scrollY);
    expect(at, id).toBeGreaterThan(last);
    last = at;
  }
});

test("the browser's own search finds what is folded", async ({ page }) => {
  await open(page, '/toronto');
  const last = restOf(page.locator('section[aria-labelledby=about] [data-fold]')).last();
  await expect(last).toHaveAttribute('hidden', 'until-found');
  // A link to words has the browser search for them.
  await last
    .locator('summary')
    .first()
    .evaluate((text) => {
      const words = text.textContent.split(' ').slice(0, 6).join(' ');
      const link = document.createElement('a');
      link.href = `#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
      link.textContent = 'Search';
      document.querySelector('h1')!.append(link);
    });
  await page.getByRole('link', { name: 'Search', exact: true }).tap();
  await expect(last.locator('summary').first()).toBeInViewport();
});

test('what is folded does not paint over what shows', async ({ page }) => {
  await open(page, '/toronto');
  const teams = page.locator('section[aria-labelledby=supporters] ul');
  const rest = restOf(teams.locator('[data-fold]'));
  await expect(rest.last()).toHaveAttribute('hidden', 'until-found');
  await teams.scrollIntoViewIfNeeded();
  const shown = await teams.screenshot();
  await rest.evaluateAll((all) => all.forEach((each) => each.remove()));
  expect(shown.equals(await teams.screenshot())).toBe(true);
});

test('a fold opens by touch and by keyboard, and only a phone has any', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(request.url()));
  await open(page, '/toronto');
  for (const fold of await folds(page).all()) {
    await fold.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const rest = restOf(fold);
    const pictures = await rest
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
    for (const picture of pictures.filter((url) => url.startsWith('http')))
      expect(loaded).not.toContain(picture);
    const expectShown = (isShown: boolean) =>
      expect(rest.locator('> *').first()).toBeVisible({ visible: isShown });
    const summary = fold.locator('> summary');
    await expectShown(false);
    await summary.tap();
    await expectShown(true);
    await summary.press('Enter');
    await expectShown(false);
    await summary.press('Space');
    await expectShown(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(folds(page)).toHaveCount(0);
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  await layOutAll(page);
  await expect(folds(page)).toHaveCount(0);
});
