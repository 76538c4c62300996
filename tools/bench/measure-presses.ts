import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { traceLongTasks, type LongTask } from './long-tasks';
import { pressesIn, type Press } from './presses';
import { findPlace, watchPress } from './press-watch';
import type { Sample } from './samples';

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const cpuSlowdown = 4;
/** Lighthouse's slow 4G, as a real delay of the line. */
const slowLine = { latency: 150, download: (1600 * 1024) / 8, upload: (750 * 1024) / 8 };

const moments = ['before the scripts', 'right after load', 'at rest'] as const;
type Moment = (typeof moments)[number];

/** After this time without a long task the page counts as at rest. */
const restMs = 1000;
const longestWaitMs = 20_000;

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

/** Asks the page again and again, also while it gives way to another. */
async function until<Value>(what: string, ask: () => Promise<Value>): Promise<NonNullable<Value>> {
  const end = Date.now() + longestWaitMs;
  while (Date.now() < end) {
    const value = await ask().catch(() => null);
    if (value) return value as NonNullable<Value>;
    await pause(20);
  }
  throw new Error(`Not seen: ${what}`);
}

async function goTo(page: Page, url: string, moment: Moment): Promise<void> {
  if (moment === 'before the scripts') {
    await page.emulateNetworkConditions(slowLine);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await until('the first paint', () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
    );
    return;
  }
  await page.goto(url, { waitUntil: moment === 'at rest' ? 'networkidle0' : 'load' });
  if (moment === 'at rest') await rest(page);
}

/** Presses an element once it stays where it is; gives since when it was there, in milliseconds of the page's life. */
async function pressOn(
  page: Page,
  { on, near, at, key }: Pick<Press, 'on' | 'near' | 'at' | 'key'>,
): Promise<number> {
  const find = () => page.evaluate(findPlace, on, near, at);
  let place = await until(on, find);
  const since = place.at;
  for (let before = -1; before !== place.y;) {
    before = place.y;
    place = await until(on, find);
  }
  if (key) await page.focus(on);
  await page.evaluate(() => void (sessionStorage.armed = 'yes'));
  if (key) await page.keyboard.press(key as 'a');
  else await page.touchscreen.tap(place.x, place.y);
  return since;
}

/** Runs in the page: fills fields in as the browser's own autofill would, all at once. */
function fillIn(fields: [string, string][]): void {
  for (const [name, text] of fields) {
    document.querySelector<HTMLInputElement>(`main form [name=${name}]`)?.focus();
    document.execCommand('insertText', false, text);
  }
}

async function prepare(page: Page, { before, near }: Press): Promise<void> {
  if (before && 'fill' in before) await page.evaluate(fillIn, Object.entries(before.fill));
  if (before && 'press' in before) {
    await pressOn(page, { on: before.press, near });
    await rest(page);
    await page.evaluate(() => sessionStorage.clear());
  }
}

type Measured = { value: Record<string, number>; tasks: LongTask[] };

/** Measures one press in a visit of its own. */
async function measurePress(browser: Browser, url: string, wanted: Press, moment: Moment): Promise<Measured> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(phone);
    await page.emulateCPUThrottling(cpuSlowdown);
    // The compiler of the functions for the page names what is in them with a helper of its own.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    const { name, answer, result } = wanted;
    await page.evaluateOnNewDocument(watchPress, { answer, ...(result && { result }) });
    const read = (key: string) => page.evaluate((of) => Number(sessionStorage[of]), key);
    return await traceLongTasks(page, 'pressed', async () => {
      await goTo(page, url, moment);
      await prepare(page, wanted);
      const since = await pressOn(page, wanted);
      const first = await until(`the answer to ${name}`, () => read('answer'));
      const last = result && (await until(`the result of ${name}`, () => read('result')));
      await rest(page);
      const inp = await read('inp');
      return {
        ...(moment === 'before the scripts' && { 'Presses: pressable after, ms': since }),
        ...(inp && { 'Presses: INP, ms': inp }),
        'Presses: first visible answer, ms': first,
        ...(last && { 'Presses: result visible, ms': last }),
      };
    });
  } finally {
    await context.close();
  }
}

type PressesOptions = {
  kinds: Record<string, string>;
  siteUrl: string;
  runs: number;
  /** The presses to measure, by a part of their names; all without it. */
  named: string[];
  log: (line: string) => void;
};

/** Measures each press before the scripts arrive, right after load and at rest, on a slow processor. */
export async function measurePresses(
  browser: Browser,
  { kinds, siteUrl, runs, named, log }: PressesOptions,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const wanted = pressesIn(kinds.home!).filter(
    ({ name }) => named.length === 0 || named.some((part) => name.includes(part)),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const press of wanted) {
      for (const column of moments) {
        const where = `${press.name}, ${column}`;
        try {
          const { value, tasks } = await measurePress(browser, siteUrl + kinds[press.page], press, column);
          log(`${where}: ${Object.values(value).map(Math.round).join(' / ')} ms`);
          for (const { cpuMs, what } of tasks) log(`  task of ${Math.round(cpuMs)} ms: ${what}`);
          const all = {
            ...value,
            'Presses: longest task, ms': Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)),
          };
          for (const [table, figure] of Object.entries(all))
            samples.push({ table, row: press.name, column, value: figure });
        } catch (error) {
          log(`${where}: ${String(error).slice(0, 200)}`);
        }
      }
    }
  }
  return samples;
}
