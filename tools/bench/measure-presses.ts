import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { traceLongTasks } from './long-tasks';
import { rest, withPhone } from './phone';
import { pressesIn, type Press } from './presses';
import { findPlace, watchPress } from './press-watch';
import type { Sample } from './samples';

const beforeScripts = 'before the scripts';
const afterLoad = ['right after load', 'at rest'];

const longestWaitMs = 15_000;

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

async function goTo(page: Page, url: string, moment: string): Promise<void> {
  await page.goto(url, { waitUntil: moment === beforeScripts ? 'domcontentloaded' : 'load' });
  if (moment === beforeScripts)
    await until('the first paint', () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
    );
  if (moment !== 'at rest') return;
  await page.waitForNetworkIdle();
  await rest(page);
}

/** Presses an element once it stays where it is; gives when it was first there, in milliseconds of the page's life. */
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

/** Measures one press in a visit of its own. */
async function measurePress(page: Page, url: string, press: Press, moment: string) {
  const { name, answer, result } = press;
  await page.evaluateOnNewDocument(watchPress, { answer, ...(result && { result }) });
  const read = (key: string) => page.evaluate((of) => Number(sessionStorage[of]), key);
  await goTo(page, url, moment);
  await prepare(page, press);
  const since = await pressOn(page, press);
  const first = await until(`the answer to ${name}`, () => read('answer'));
  const last = result && (await until(`the result of ${name}`, () => read('result')));
  await rest(page);
  const inp = await read('inp');
  return {
    ...(inp && { 'INP, ms': inp }),
    'first visible answer, ms': first,
    ...(last && { 'result visible, ms': last }),
    ...(moment === beforeScripts && { 'pressable after, ms': since }),
  };
}

type PressesOptions = {
  browser: Browser;
  /** The name of the browser, if it is beside the one that can slow down. */
  beside?: string;
  kinds: Record<string, string>;
  siteUrl: string;
  runs: number;
  isWanted: (name: string) => boolean;
  log: (line: string) => void;
};

/** Measures each press before the scripts arrive, right after load and at rest, on a slow processor where the browser can. */
export async function measurePresses(options: PressesOptions): Promise<Sample[]> {
  const { browser, beside, kinds, siteUrl, runs, isWanted, log } = options;
  const samples: Sample[] = [];
  const presses = pressesIn(kinds.home!).filter(({ name }) => isWanted(name));
  const measure = async (press: Press, column: string): Promise<void> => {
    const where = `${press.name}, ${column}`;
    const isLineSlow = column === beforeScripts;
    const visit = (page: Page) => measurePress(page, siteUrl + kinds[press.page], press, column);
    const { value, tasks } = await withPhone(browser, { canSlowDown: !beside, isLineSlow }, async (page) =>
      beside
        ? { value: await visit(page), tasks: undefined }
        : traceLongTasks(page, 'pressed', () => visit(page)),
    );
    log(`${where}: ${Object.values(value).map(Math.round).join(' / ')} ms`);
    for (const { cpuMs, what } of tasks ?? []) log(`  task of ${Math.round(cpuMs)} ms: ${what}`);
    const longest = tasks && { 'longest task, ms': Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)) };
    for (const [figure, ms] of Object.entries({ ...value, ...longest }))
      samples.push({
        table: `Presses${beside ? ` in ${beside}` : ''}: ${figure}`,
        row: press.name,
        column,
        value: ms,
      });
  };
  for (let run = 1; run <= runs; run += 1) {
    for (const press of presses) {
      for (const column of beside ? afterLoad : [beforeScripts, ...afterLoad])
        await measure(press, column).catch((error: unknown) =>
          log(`${press.name}, ${column}: ${String(error).slice(0, 200)}`),
        );
    }
  }
  return samples;
}
