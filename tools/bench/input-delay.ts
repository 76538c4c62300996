import type { Browser, Page } from 'puppeteer-core';
import type { PagesOptions } from './pages';
import type { Sample } from './samples';

/** The first input of a visit, and its element. */
const firstInputs = [
  { name: 'tap on the menu', selector: 'header summary' },
  { name: "tap on the form's button", selector: 'main form button[aria-disabled]' },
  { name: 'key in the name field', selector: 'main form input[name=name]', key: 'a' },
] as const;
const moments = ['right after load', 'after idle'] as const;
/** The pages with a form; the others have only the menu, which is the same on all pages. */
const rows = ['home', 'get-quote', 'book-now', 'book'];

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
/** After this time without a long task the page counts as at rest, and an input as answered. */
const restMs = 2000;

/** Waits in the page until nothing has kept it busy for a while. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(
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

type TimedWindow = Window & { inputDurations: number[] };

/** Runs in the page: keeps how long what belongs to an input waits for the next paint, in steps of 8 ms. */
function timeInputs(): void {
  const durations = ((window as unknown as TimedWindow).inputDurations = [] as number[]);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.entryType === 'first-input' || entry.interactionId) durations.push(entry.duration);
  });
  observer.observe({ type: 'first-input', buffered: true });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Gives how long the first input of a visit waits for the next paint; nothing where the page lacks the element. */
async function measureFirstInput(
  browser: Browser,
  url: string,
  { selector, ...input }: (typeof firstInputs)[number],
  moment: (typeof moments)[number],
): Promise<number | undefined> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(phone);
    await page.emulateCPUThrottling(cpuSlowdown);
    await page.evaluateOnNewDocument(timeInputs);
    await page.goto(url, { waitUntil: moment === 'after idle' ? 'networkidle0' : 'load' });
    if (moment === 'after idle') await rest(page);
    const element = (await page.$$(selector)).find((found) => found.isVisible());
    if (!element) return undefined;
    if ('key' in input) {
      await element.focus();
      await page.keyboard.press(input.key);
    } else await element.tap();
    await rest(page);
    const durations = await page.evaluate(() => (window as unknown as TimedWindow).inputDurations);
    if (durations.length === 0) throw new Error(`The first ${input.name} at ${url} was not timed.`);
    return Math.max(...durations);
  } finally {
    await context.close();
  }
}

/** Measures the delay of the first tap and the first key of a visit on a slow processor. */
export async function measureInput(
  browser: Browser,
  { kinds, siteUrl, runs, log }: PagesOptions,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const input of firstInputs) {
    for (const moment of moments) {
      log(`first ${input.name} ${moment}`);
      for (const row of rows) {
        for (let run = 0; run < runs; run += 1) {
          const value = await measureFirstInput(browser, `${siteUrl}${kinds[row]}`, input, moment);
          if (value === undefined) break;
          samples.push({ table: 'First input, ms', row, column: `${input.name} ${moment}`, value });
        }
      }
    }
  }
  return samples;
}
