import type { Browser } from '@playwright/test';
import { onPhone } from './phone';

/** No larger paint came in so long: none will. */
const restMs = 3000;

/** When the largest thing was painted, in ms, as the browser saw it on a slow phone over a slow network. */
export function observeLargestPaint(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, { cpuSlowdown: 4, isNetworkSlow: true }, async (page) => {
    // Starts what the browser has a process for, which would take as long as the page.
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
