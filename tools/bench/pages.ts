import type { Browser, Page } from 'puppeteer-core';
import { runLighthouse } from './lighthouse';
import { traceLongTasks } from './long-tasks';
import { rest, withPhone } from './phone';
import type { Sample } from './samples';

export type PagesOptions = {
  browser: Browser;
  /** The addresses of the pages, by their names. */
  urls: Record<string, string>;
  /** The addresses of what the pages are compared with: the first is of the page with one sentence. */
  others: Record<string, string>;
  runs: number;
  isWanted: (name: string) => boolean;
};

export const throttled = 'Throttled line and processor';
export const largestPaint = 'Largest paint, ms';
const simulated = 'Simulated slow phone (Lighthouse)';

/** Gives the page's own timing. */
const readPaints = (page: Page) =>
  page.evaluate(async () => {
    const read = (
      type: string,
    ): Promise<(PerformanceEntry & { value?: number; hadRecentInput?: boolean })[]> =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 200, []);
      });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const largest = (await read('largest-contentful-paint')).pop();
    const shifts = await read('layout-shift');
    return {
      'First paint, ms': first?.startTime ?? NaN,
      'Largest paint, ms': largest?.startTime ?? NaN,
      'Layout shift': shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    };
  });

/** Counts what the page loads, in kB as they cross the line. */
async function countLoaded(page: Page): Promise<() => { all: number; scripts: number }> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  const loaded = { all: 0, scripts: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.all += encodedDataLength / 1000;
    if (scripts.has(requestId)) loaded.scripts += encodedDataLength / 1000;
  });
  return () => ({ ...loaded });
}

/** Visits a page on the slow line until it is at rest. */
function visit(browser: Browser, url: string): Promise<Record<string, number>> {
  return withPhone(browser, { canSlowDown: true, isLineSlow: true }, async (page) => {
    const count = await countLoaded(page);
    const { value, tasks } = await traceLongTasks(page, 'firstContentfulPaint', async () => {
      await page.goto(url, { waitUntil: 'load' });
      const untilLoad = count();
      await page.waitForNetworkIdle();
      await rest(page);
      const atRest = count();
      return {
        ...(await readPaints(page)),
        'kB until load': untilLoad.all,
        'kB at rest': atRest.all,
        'kB of scripts': atRest.scripts,
      };
    });
    for (const { cpuMs, what } of tasks)
      console.log(`  ${new URL(url).pathname}: task of ${Math.round(cpuMs)} ms: ${what}`);
    return { ...value, 'Longest task, ms': Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)) };
  });
}

/** Measures every page in each round, so that a machine that becomes slower affects all of them. */
export async function measurePages(options: PagesOptions): Promise<Sample[]> {
  const { browser, urls, others, runs, isWanted } = options;
  const samples: Sample[] = [];
  const add = (table: string, row: string, values: Record<string, number>): void => {
    for (const [column, value] of Object.entries(values)) samples.push({ table, row, column, value });
  };
  const pages = Object.entries(urls).filter(([row]) => isWanted(row));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${throttled}: round ${run} of ${runs}`);
    let floor = NaN;
    for (const [row, url] of [...Object.entries(others), ...pages]) {
      const values = await visit(browser, url);
      floor ||= values[largestPaint]!;
      add(throttled, row, { ...values, 'Times one sentence': values[largestPaint]! / floor });
    }
  }
  console.log(simulated);
  const port = Number(new URL(browser.wsEndpoint()).port);
  for (const [row, url] of pages) add(simulated, row, await runLighthouse(url, port));
  return samples;
}
