import type { Browser } from '@playwright/test';
import { onPhone } from './phone';

/** After this time without a larger paint none will come. */
const restMs = 3000;

/** Measures the largest contentful paint, in ms, on a slow phone over a slow network. */
export function observeLargestPaint(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, { cpuSlowdown: 4, isNetworkSlow: true }, async (page) => {
    // Starts the browser's processes for this origin first, which takes as long as the page itself.
    await page.goto(new URL('/robots.txt', url).href);
    await page.goto(url, { waitUntil: 'load' });
    const largest = await page.evaluate(
      (rest) =>
        new Promise<number>((resolve) => {
          let latest = 0;
          let timer = setTimeout(() => resolve(latest), rest);
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntries()) latest = startTime;
            clearTimeout(timer);
            timer = setTimeout(() => resolve(latest), rest);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
      restMs,
    );
    if (largest > 0) return largest;
    throw new Error(`Nothing was painted at ${url}.`);
  });
}
