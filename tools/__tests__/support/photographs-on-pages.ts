import type { Browser, Page } from '@playwright/test';
import { addUpShifts, readShifts } from '../../../__tests__/support/layout-faults';

/** The photographs of a page: those that the build has made, not drawings or logos. */
const photographs = 'main picture img:not([src^="/drawings/"])';

export type Shown = { alt: string; src: string; width: number; naturalWidth: number; naturalHeight: number };

/** Scrolls to every photograph of a page and gives what the browser shows of each. */
export async function listShownPhotographs(page: Page): Promise<Shown[]> {
  for (const fold of await page.locator('main details[data-fold] > summary').all()) await fold.click();
  const all = page.locator(photographs);
  const shown: Shown[] = [];
  for (let index = 0; index < (await all.count()); index += 1) {
    const one = all.nth(index);
    await one.scrollIntoViewIfNeeded();
    const handle = await one.elementHandle();
    await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, handle);
    shown.push(
      await one.evaluate((image: HTMLImageElement) => ({
        alt: image.alt,
        src: image.currentSrc,
        width: image.getBoundingClientRect().width,
        naturalWidth: image.naturalWidth,
        naturalHeight: image.naturalHeight,
      })),
    );
  }
  return shown;
}

/** A page of a phone that runs no scripts. */
export async function openWithoutScripts(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** How many bytes of pictures a phone loads before anybody scrolls, and how far the layout moved by itself. */
export async function measureFirstScreen(
  browser: Browser,
  url: string,
): Promise<{ bytes: number; shift: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'image') bytes += (await request.sizes()).responseBodySize;
  });
  await page.addInitScript(addUpShifts);
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(readShifts);
  await context.close();
  return { bytes, shift };
}
