import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from './browser';
import { buildForThisMachine } from './build-site';
import { withLocalServices } from './local-services';
import { pageKinds } from './page-kinds';

const widths = [360, 768, 1440];
const height = 900;
const folder = path.resolve('.local/screenshots');

/** Lays everything out in a window as long as the page, and waits until nothing more loads. */
async function settle(page: Page, width: number): Promise<void> {
  await page.addStyleTag({ content: '*:not([hidden]) { content-visibility: visible !important }' });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: whole });
  await page.waitForLoadState('networkidle');
}

/** Writes pictures of every kind of page to .local/screenshots: `npm run screenshots -- fort-lauderdale`. */
export default async function takePictures(): Promise<void> {
  const pages = Object.entries(pageKinds(process.argv[3]));
  await buildForThisMachine();
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser('headless Chromium') });
  // The film stands still, so that two runs give the same.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await withLocalServices(async ({ url }) => {
    for (const width of widths)
      for (const [name, address] of pages) {
        await page.setViewportSize({ width, height });
        await page.goto(new URL(address, url).href);
        await settle(page, width);
        await page.screenshot({ path: path.join(folder, `${name}-${width}.png`) });
      }
  });
  await browser.close();
  console.log(`${pages.length * widths.length} pictures are in ${folder}.`);
}
