import type { Page } from '@playwright/test';
import { expect, scriptsRun, test } from '../support/e2e-test';
import { violations } from '../support/violations';
import { holdBack } from '../support/faults';
import { content } from '../support/e2e-texts';

const words = content.pages.home.hero.film;
const isFilm = /\.(mp4|webm)$/;
const mostBytes = 400_000;

const film = (page: Page) => page.getByRole('main').locator('video');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Its picture changes with time. */
async function expectPlaying(page: Page): Promise<void> {
  const time = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).not.toBe(before);
}

const expectPaused = (page: Page) => expect(film(page)).toHaveJSProperty('paused', true);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the film plays without sound while it is in view, unless it is paused', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/toronto');
  await expect(film(page)).not.toBeInViewport({ ratio: 0.3 });
  await expect(film(page)).toHaveJSProperty('readyState', 4);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.played.length)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPlaying(page);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(film(page)).toHaveJSProperty('loop', true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectPaused(page);
  await film(page).scrollIntoViewIfNeeded();
  await expectPlaying(page);

  await button(page, words.pause).tap();
  await expectPaused(page);
  expect(await violations(page)).toStrictEqual([]);
  await button(page, words.play).focus();
  await page.keyboard.press('Enter');
  await expectPlaying(page);
  await expect(button(page, words.pause)).toBeFocused();
  await page.keyboard.press('Space');
  await expectPaused(page);
  await expect(button(page, words.play)).toBeFocused();

  let bytes = 0;
  const sources = await film(page).locator('source').all();
  for (const source of sources) {
    const answer = await request.get((await source.getAttribute('src'))!);
    expect(answer.headers()['content-type']).toBe(await source.getAttribute('type'));
    bytes += (await answer.body()).length;
  }
  expect(sources).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});

test('no film is asked for before the page has loaded, however long its pictures take', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => isFilm.test(request.url()) && asked.push(request.url()));
  const release = await holdBack(page, '**/logos/*');
  await page.goto('/toronto', { waitUntil: 'commit' });
  // Someone who scrolls before all is there is not to wait for the scripts.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.wheel(0, 20);
  // The scripts have run, and what they put off until there was nothing better to do.
  await scriptsRun(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(asked).toStrictEqual([]);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});
