import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, firefox } from '@playwright/test';
import { PlainError } from '../local/plain-error';
import { findBrowser, findOrInstallBrowsers, howToInstall, launchFirefoxWith } from './browser';
import { buildForThisMachine } from './build-site';
import { withWebKit } from './browsers-for-tests/webkit';
import { withLocalServices } from './local-services';
import { pageKinds } from './page-kinds';
import { reportFailure } from './report-failure';

/**
 * Writes a picture of every kind of page in three widths to .local/screenshots. Takes a city's slug and engines, as in
 * `npm run screenshots -- fort-lauderdale Firefox WebKit`; without them it takes the first city of the content and Chromium.
 */
const engines = ['Chromium', 'Firefox', 'WebKit'] as const;
type Engine = (typeof engines)[number];
const widths = [360, 768, 1440];
const height = 900;
/** WebKit draws nothing in a longer window. */
const longestPicture = 16_000;
const folder = path.resolve('.local/screenshots');

type Page = {
  goto: (url: string) => Promise<unknown>;
  resize: (size: { width: number; height: number }) => Promise<unknown>;
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  screenshot: () => Promise<Uint8Array>;
};

async function withPage(engine: Engine, task: (page: Page) => Promise<void>): Promise<void> {
  if (engine === 'WebKit')
    return withWebKit({ width: widths[0]!, height }, (driver) => {
      const window = driver.manage().window();
      return task({
        goto: (url) => driver.get(url),
        resize: (size) => window.setRect({ x: 0, y: 0, ...size }),
        evaluate: (expression) => driver.executeScript(`return ${expression}`),
        screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      });
    });
  const browser =
    engine === 'Firefox'
      ? await firefox.launch(launchFirefoxWith())
      : await chromium.launch({ executablePath: findBrowser('headless Chromium') });
  const page = await browser.newPage();
  await task({
    goto: (url) => page.goto(url),
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
  });
  await browser.close();
}

/** Runs in the page: lays everything out, and gives the height of it all. */
function layOut(): number {
  const style = document.createElement('style');
  style.textContent = '*:not([hidden]) { content-visibility: visible !important }';
  document.head.append(style);
  return document.documentElement.scrollHeight;
}

/** Runs in the page: counts the pictures that are there; its film begins anew, so that two runs give the same. */
function countLoaded(): number {
  for (const video of document.querySelectorAll('video')) {
    video.pause();
    video.currentTime = 0;
  }
  return [...document.images].filter((image) => image.complete).length;
}

/** Makes the window as long as the page, waits for a second in which nothing more loads, and takes the picture. */
async function photograph(page: Page, width: number): Promise<Uint8Array> {
  const whole = (await page.evaluate(`(${String(layOut)})()`)) as number;
  await page.resize({ width, height: Math.min(whole, longestPicture) });
  let before: unknown;
  for (let settled = 0; settled < 10; await pause(100)) {
    const loaded = await page.evaluate(`(${String(countLoaded)})()`);
    settled = loaded === before ? settled + 1 : 0;
    before = loaded;
  }
  return page.screenshot();
}

async function takePictures(): Promise<void> {
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
    for (const engine of used)
      await withPage(engine, async (page) => {
        for (const width of widths)
          for (const [name, address] of Object.entries(pages)) {
            await page.resize({ width, height });
            await page.goto(new URL(address, site.url).href);
            const file = `${name}-${width}-${engine.toLowerCase()}.png`;
            writeFileSync(path.join(folder, file), await photograph(page, width));
          }
      });
  });
  console.log(`${Object.keys(pages).length * widths.length * used.length} pictures are in ${folder}.`);
}

takePictures().catch(reportFailure);
