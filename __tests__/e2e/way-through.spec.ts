import type { Locator, Page } from '@playwright/test';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { layOutAll } from '../support/lay-out-all';
import { expect, open, test } from '../support/journey';
import { pages } from '../support/journey-texts';

const { ways } = pages.home;
const { load } = loadContent(contentDir()).site;
const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

const nav = (page: Page) => page.getByRole('navigation', { name: ways.name });
const rating = (page: Page) => page.locator('section[aria-labelledby=page-title] a[href="/toronto/reviews"]');
/** What opens the rest of a list, in the words of the content. */
const foldLabel = new RegExp(
  [pages.home.reviews, pages.home.jobs, pages.home.about, pages.home.supporters, load]
    .map(({ more }) => `^${more.replace(/[()]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`)
    .join('|'),
);
const folds = (page: Page) =>
  page
    .locator('main details')
    .filter({ has: page.locator('summary').getByText(foldLabel) })
    .filter({ visible: true });
const jobs = (page: Page) => page.locator('section[aria-labelledby=jobs] figure');
const teams = (page: Page) => page.locator('section[aria-labelledby=supporters] li:has(span)');
const reviews = (page: Page) => page.locator('section[aria-labelledby=reviews] figure');

/** Waits for the folds of all lists with more than their first row; the texts about the city always fold. */
async function expectFolds(page: Page): Promise<void> {
  const rows = await Promise.all([reviews(page).count(), jobs(page).count(), teams(page).count()]);
  const lists = rows.filter((count, index) => count > (index === 2 ? 2 : 1)).length;
  await expect(folds(page)).toHaveCount(lists + (load.mode === 'on' ? 2 : 1));
}

/** The parts of the page from its first to its last link, by the ids of their headings. */
const idsOf = (page: Page): Promise<string[]> =>
  nav(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)));

/** Waits until a heading stands right below the header, where it stays. */
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

test('the rating stands in the first screen of a low phone, and leads to the reviews', async ({ page }) => {
  test.skip(pages.home.hero.rating === undefined, 'The content has none.');
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/toronto');
  const bar = page.locator('footer ~ * [href^="sms:"]');
  const edge = (await bar.boundingBox())!.y;
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const line = (await rating(page).boundingBox())!;
  expect(line.y).toBeGreaterThan(title.y);
  expect(line.y + line.height).toBeLessThan(edge);
  await rating(page).tap();
  await page.waitForURL('**/toronto/reviews');
});

test('by touch each way leads to its part, below the header, in the order of the page', async ({ page }) => {
  await open(page, '/toronto');
  const ids = await idsOf(page);
  expect(ids.length).toBeGreaterThan(6);
  let last = 0;
  for (const id of ids) {
    await page.evaluate(() => scrollTo(0, 0));
    const link = nav(page).locator(`a[href="#${id}"]`);
    await link.scrollIntoViewIfNeeded();
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expectAtTop(page, id);
    const at = await page.evaluate(() => scrollY);
    expect(at, id).toBeGreaterThan(last);
    last = at;
  }
});

/** What a fold shows, which is its neighbours after it. */
const folded = (fold: Locator) => fold.locator('xpath=../following-sibling::*');

test('on a phone a fold opens by touch and by keyboard, and its pictures wait for that', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(request.url()));
  await open(page, '/toronto');
  await expectFolds(page);
  for (const fold of await folds(page).all()) {
    await fold.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const rest = folded(fold);
    await expect(rest).not.toHaveCount(0);
    for (const part of await rest.all()) expect(await part.evaluate((one) => one.textContent)).toMatch(/\w/);
    const pictures = await rest
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
    for (const picture of pictures.filter((url) => url.startsWith('http')))
      expect(loaded).not.toContain(picture);
    const shown = () =>
      rest.evaluateAll((all) =>
        all.map((one) => one.firstElementChild!.checkVisibility({ contentVisibilityAuto: false })),
      );
    expect(new Set(await shown())).toStrictEqual(new Set([false]));
    await fold.locator('> summary').tap();
    await expect.poll(async () => new Set(await shown())).toStrictEqual(new Set([true]));
    await fold.locator('> summary').press('Enter');
    await expect.poll(async () => new Set(await shown())).toStrictEqual(new Set([false]));
    await fold.locator('> summary').press('Space');
    await expect.poll(async () => new Set(await shown())).toStrictEqual(new Set([true]));
  }
});

test('on a wide window and on paper nothing is folded', async ({ page }) => {
  await open(page, '/toronto');
  await expectFolds(page);
  await page.setViewportSize(wide);
  await expect(folds(page)).toHaveCount(0);
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  await layOutAll(page);
  await expect(folds(page)).toHaveCount(0);
  for (const figure of [...(await reviews(page).all()), ...(await jobs(page).all())]) {
    const isShown = () => figure.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isShown).toBe(true);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each way and each fold works', async ({ page }) => {
    await page.goto('/toronto');
    for (const fold of await folds(page).all()) {
      const last = folded(fold).last();
      await expect(last).toBeHidden();
      await fold.locator('> summary').tap();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    }
    for (const link of await nav(page).getByRole('link').all()) {
      const id = (await link.getAttribute('href'))!.slice(1);
      await link.scrollIntoViewIfNeeded();
      await link.tap();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.setViewportSize(wide);
    for (const figure of [...(await reviews(page).all()), ...(await jobs(page).all())]) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure).toBeInViewport();
    }
  });
});

test('a search of the browser’s own finds what is folded, and opens it', async ({ page }) => {
  await open(page, '/toronto');
  test.skip((await reviews(page).count()) < 2, 'No review folds.');
  const fold = page.locator('section[aria-labelledby=reviews] details');
  const last = folded(fold).last();
  await expect(last).toHaveAttribute('hidden', 'until-found');
  // A link to words has the browser search for them.
  await last.locator('blockquote').evaluate((text) => {
    const words = text.textContent.split(' ').slice(0, 6).join(' ');
    const link = document.createElement('a');
    link.href = `#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
    link.textContent = 'Search';
    document.querySelector('h1')!.append(link);
  });
  await page.getByRole('link', { name: 'Search', exact: true }).tap();
  await expect(last.locator('blockquote')).toBeInViewport();
  await expect(fold).toHaveAttribute('open');
});
