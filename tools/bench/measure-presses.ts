import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { traceLongTasks } from './long-tasks';
import { rest, withPhone } from './phone';
import { pressesIn, type Press } from './presses';
import { findPlace, watchPress } from './press-watch';
import type { Sample } from './samples';

const beforeScripts = 'before the scripts';
const atRest = 'at rest';
const afterLoad = ['right after load', atRest];

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
  if (moment !== atRest) return;
  await page.waitForNetworkIdle();
  await rest(page);
}

/**
 * Presses an element once it stays where it is; gives when it was first there, in milliseconds of the page's life. At rest,
 * the pictures around it are drawn before.
 */
async function pressOn(
  page: Page,
  { on, near, at, key }: Pick<Press, 'on' | 'near' | 'at' | 'key'>,
  moment?: string,
): Promise<number> {
  const find = () => page.evaluate(findPlace, on, near, at);
  let place = await until(on, find);
  const since = place.at;
  if (moment === atRest) await rest(page);
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
  const since = await pressOn(page, press, moment);
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

export type PressesOptions = {
  browser: Browser;
  /** The name of the browser, if it is beside the one that can slow down. */
  beside?: string;
  /** The path of a city. */
  city: string;
  /** The addresses of the kinds of pages, by their names. */
  urls: Record<string, string>;
  runs: number;
  isWanted: (name: string) => boolean;
};

/**
 * Measures each press before the scripts arrive, right after load and at rest, on a slow processor where the browser can. Its
 * tasks are traced in a visit of their own, because tracing slows them down.
 */
export async function measurePresses(options: PressesOptions): Promise<Sample[]> {
  const { browser, beside, city, urls, runs, isWanted } = options;
  const samples: Sample[] = [];
  const presses = pressesIn(city).filter(({ name }) => isWanted(name));
  const columns = beside ? afterLoad : [beforeScripts, ...afterLoad];
  const measure = async (press: Press, column: string, isTraced: boolean): Promise<void> => {
    const condition = { canSlowDown: !beside, isLineSlow: column === beforeScripts };
    const visit = (page: Page) => measurePress(page, urls[press.page]!, press, column);
    const values = await withPhone(browser, condition, async (page) => {
      if (!isTraced) return visit(page);
      const { tasks } = await traceLongTasks(page, 'pressed', () => visit(page));
      for (const { cpuMs, what } of tasks) console.log(`  task of ${Math.round(cpuMs)} ms: ${what}`);
      return { 'longest task, ms': Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)) };
    });
    console.log(`${press.name}, ${column}: ${Object.values(values).map(Math.round).join(' / ')} ms`);
    const beginning = `Presses${beside ? ` in ${beside}` : ''}`;
    for (const [figure, value] of Object.entries(values))
      samples.push({ table: `${beginning}: ${figure}`, row: press.name, column, value });
  };
  const rounds = [...Array<boolean>(runs).fill(false), ...(beside ? [] : [true])];
  for (const isTraced of rounds)
    for (const press of presses)
      for (const column of isTraced ? [atRest] : columns)
        await measure(press, column, isTraced).catch((error: unknown) =>
          console.log(`${press.name}, ${column}: ${String(error).slice(0, 200)}`),
        );
  return samples;
}
