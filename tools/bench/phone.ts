import type { Browser, CDPSession, NetworkConditions, Page } from 'puppeteer-core';

/** Lighthouse's phone: its window, its processor against this machine's, and its slow 4G as a real delay of the line. */
const viewport = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
const slowLine = { latency: 150, download: (1600 * 1024) / 8, upload: (750 * 1024) / 8 };

export const chromeFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // With hinting, letters are whole pixels wide, unlike on a phone, and lines break elsewhere.
  '--font-render-hinting=none',
];

/** After this time without a long task the page counts as at rest. */
const restMs = 400;

/** Waits in the page until nothing has kept it busy for a while. */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, ms);
        if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, ms);
        }).observe({ type: 'longtask', buffered: true });
      }),
    restMs,
  );

/**
 * Spares the page the stacks that a browser with open tools makes for each error and request. For React's errors it would
 * compile React again, in a task of 60 ms that no visitor has. Only Puppeteer's own session can say so.
 */
const withoutStacks = (page: Page) =>
  (page.mainFrame() as unknown as { client: CDPSession }).client.send(
    'Runtime.setMaxCallStackSizeToCapture',
    {
      size: 0,
    },
  );

/** Opens an empty page for a new visitor with that phone; a browser that can't slow down, as Firefox, gets a small window. */
export async function withPhone<Value>(
  browser: Browser,
  { canSlowDown, isLineSlow }: { canSlowDown: boolean; isLineSlow: boolean },
  task: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (canSlowDown) {
      await page.setViewport(viewport);
      await page.emulateCPUThrottling(cpuSlowdown);
      await withoutStacks(page);
      if (isLineSlow) await page.emulateNetworkConditions(slowLine as NetworkConditions);
    } else await page.setViewport({ width: viewport.width, height: viewport.height });
    // The compiler of the functions for the page names what is in them with a helper of its own.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    return await task(page);
  } finally {
    await context.close();
  }
}
