import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromeFlags, onPhone } from './phone';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: `ts` and `dur` by the clock, `tdur` by the processor. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
};

/** Lighthouse's own numbers: how much slower a phone's processor is, and how long a task may last unnoticed. */
const cpuSlowdown = 4;
const noticedMs = 50;
const restMs = 2500;

/**
 * Gives the blocking time of a page by its own work after its first paint, in ms: as Lighthouse defines it, but from the
 * processor's time, which does not count other programs' work. Throws for a trace without the page's first paint or
 * tasks.
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
  // The browser lists some tasks twice, one within the other.
  const outer = new Map(tasks.toSorted((a, b) => (a.dur ?? 0) - (b.dur ?? 0)).map((task) => [task.ts, task]));
  return [...outer.values()]
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * cpuSlowdown - noticedMs)
    .reduce((total, blocked) => total + Math.max(0, blocked), 0);
}

/**
 * Opens the page in a browser of its own and traces it until it is at rest: a browser that was traced before does not
 * always report the start of the next page.
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
