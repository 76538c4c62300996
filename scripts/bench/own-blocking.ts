import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromeFlags, onPhone } from './phone';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, of the clock and of the processor. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
};

/** As Lighthouse reckons: a phone's processor is so many times slower, and what takes longer is noticed. */
const cpuSlowdown = 4;
const noticedMs = 50;
const restMs = 2500;

/**
 * How long a page keeps its visitor waiting by its own work after its first paint, in ms: Lighthouse's blocking, but of the
 * time that the processor worked for it, not of the time that passed while it worked for others. Refuses a trace without
 * the page's first paint or tasks.
 */
export function blockingOf(events: TraceEvent[], url: string): number {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const ofPage = events.filter(({ pid }) => pid === start?.pid);
  const main = ofPage.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')?.tid;
  const paint = ofPage.find(({ name }) => name === 'firstContentfulPaint');
  const tasks = ofPage.filter(({ name, tid }) => name.endsWith('RunTask') && tid === main);
  if (!start || !paint || tasks.length === 0)
    throw new Error(`The trace of ${url} is without its first paint or its tasks.`);
  // The browser names some tasks twice, one within the other.
  const outer = new Map(tasks.toSorted((a, b) => (a.dur ?? 0) - (b.dur ?? 0)).map((task) => [task.ts, task]));
  return [...outer.values()]
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * cpuSlowdown - noticedMs)
    .reduce((total, blocked) => total + Math.max(0, blocked), 0);
}

/**
 * Opens the page in a browser of its own and traces it until it has come to rest: one that was traced before does not
 * always name the start of the next page.
 */
export async function observeOwnBlocking(browserPath: string, url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath, args: chromeFlags });
  try {
    return await onPhone(browser, {}, async (page) => {
      const categories = ['-*', 'toplevel', 'blink.user_timing', 'loading'];
      await browser.startTracing(page, { categories });
      await page.goto(url, { waitUntil: 'load' });
      await wait(restMs);
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[];
      };
      return blockingOf(traceEvents, url);
    });
  } finally {
    await browser.close();
  }
}
