import type { Browser, Page } from '@playwright/test';
import { onPhone } from './phone';

/** The first input of a visit, and its element. */
export type FirstInput = { name: string; selector: string; act: 'tap' | 'key' };

export const firstInputs: FirstInput[] = [
  { name: 'tap on the menu', selector: 'header summary', act: 'tap' },
  { name: "tap on the form's button", selector: 'main form button[aria-disabled]', act: 'tap' },
  { name: 'key in the name field', selector: 'main form input[name=name]', act: 'key' },
];

export const moments = ['right after load', 'after idle'] as const;

const cpuSlowdown = 4;
/** After this time without a long task the page counts as at rest, and an input as answered. */
const restMs = 2000;

/** Waits in the page until nothing has kept it busy for a while. */
function rest(page: Page): Promise<void> {
  return page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, ms);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, ms);
        }).observe({ type: 'longtask', buffered: true });
      }),
    restMs,
  );
}

/** Scrolls the element into view and gives its middle; nothing where the page has no such element. */
function middleOf(page: Page, selector: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((query) => {
    const element = [...document.querySelectorAll(query)].find((found) => found.getClientRects().length > 0);
    if (!element) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
}

async function give(page: Page, { selector, act }: FirstInput): Promise<boolean> {
  // Not with a locator, which would wait until the page is idle.
  const middle = await middleOf(page, selector);
  if (!middle) return false;
  if (act === 'tap') {
    await page.touchscreen.tap(middle.x, middle.y);
  } else {
    await page.evaluate((query) => document.querySelector<HTMLElement>(query)?.focus(), selector);
    await page.keyboard.press('a');
  }
  return true;
}

type TimedWindow = Window & { inputDurations?: number[] };

/**
 * Measures how long the first input of a visit waits for the next paint, in ms, by the Event Timing API, on a phone with
 * a slow processor. Gives nothing where the page lacks the element. The browser measures in steps of 8 ms.
 */
export function measureFirstInput(
  browser: Browser,
  { url, input, moment }: { url: string; input: FirstInput; moment: (typeof moments)[number] },
): Promise<number | undefined> {
  return onPhone(browser, { cpuSlowdown }, async (page) => {
    await page.addInitScript(() => {
      const durations: number[] = [];
      (window as TimedWindow).inputDurations = durations;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
          if (entry.entryType === 'first-input' || entry.interactionId) durations.push(entry.duration);
        }
      });
      observer.observe({ type: 'first-input', buffered: true });
      observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: 'load' });
    if (moment === 'after idle') {
      await page.waitForLoadState('networkidle');
      await rest(page);
    }
    if (!(await give(page, input))) return undefined;
    await rest(page);
    const durations = await page.evaluate(() => (window as TimedWindow).inputDurations ?? []);
    if (durations.length === 0) throw new Error(`The first ${input.name} at ${url} was not timed.`);
    return Math.max(...durations);
  });
}
