import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, type Page } from '@playwright/test';
import { PlainError } from '../local/plain-error';
import { findBrowser, findOrInstallBrowsers, howToInstall, launchFirefoxWith } from './browser';
import { buildForThisMachine } from './build-site';
import { withLocalServices } from './local-services';
import { pageKinds } from './page-kinds';

/** Writes pictures of every kind of page to .local/screenshots: `npm run screenshots -- fort-lauderdale Firefox`. */
const widths = [360, 768, 1440];
const height = 900;
const engines = ['Chromium', 'Firefox'] as const;
const folder = path.resolve('.local/screenshots');

const launch = (engine: (typeof engines)[number]) =>
  engine === 'Firefox'
    ? firefox.launch(launchFirefoxWith())
    : chromium.launch({ executablePath: findBrowser('headless Chromium') });

/** Lays everything out in a window as long as the page, and waits until nothing more loads. */
async function settle(page: Page, width: number): Promise<void> {
  await page.addStyleTag({ content: '*:not([hidden]) { content-visibility: visible !important }' });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: whole });
  await page.waitForLoadState('networkidle');
}

export default async function takePictures(): Promise<void> {
  const asked = process.argv.slice(3);
  const named = engines.filter((name) => asked.includes(name));
  const used = named.length > 0 ? named : engines.slice(0, 1);
  const pages = pageKinds(asked.find((word) => !engines.some((name) => name === word)));
  await buildForThisMachine();
  mkdirSync(folder, { recursive: true });
  findOrInstallBrowsers();
  const missing = used.find((name) => !findBrowser(name));
  if (missing) throw new PlainError(howToInstall(missing));
  await withLocalServices(async (site) => {
    for (const engine of used) {
      const browser = await launch(engine);
      // The film stands still, so that two runs give the same.
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      for (const width of widths)
        for (const [name, address] of Object.entries(pages)) {
          await page.setViewportSize({ width, height });
          await page.goto(new URL(address, site.url).href);
          await settle(page, width);
          const file = `${name}-${width}-${engine.toLowerCase()}.png`;
          await page.screenshot({ path: path.join(folder, file) });
        }
      await browser.close();
    }
  });
  console.log(`${Object.keys(pages).length * widths.length * used.length} pictures are in ${folder}.`);
}
