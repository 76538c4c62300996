import type { Browser } from '@playwright/test';
import { withBareCopy } from './bare-copy';
import { countBytes, kinds as byteKinds, type Bytes } from './bytes';
import { observeLargestPaint } from './largest-paint';
import { isTiming, runLighthouse } from './lighthouse';
import { observeOwnBlocking } from './own-blocking';
import { wholeSite, type Measure, type Sample } from './samples';

export type BrowserOptions = {
  /** Paths by the name of their column in the table. */
  kinds: Record<string, string>;
  siteUrl: string;
  browser: Browser;
  debuggingPort: number;
  browserPath: string;
  runs: number;
  log: (line: string) => void;
};

/** The largest paint varies more between runs than between pages, and takes only seconds, so it is measured often. */
export const paintsPerRun = 6;
const mostTries = 5;
/** The shown length of an error: Lighthouse's contains its whole report. */
const mostShown = 200;

const ownBlocking: Measure = { name: 'Blocking by its own work, ms', digits: 0 };
const slowPaint: Measure = { name: 'Largest paint on a slow phone, ms', digits: 0 };
const barePaint = withoutScripts(slowPaint);
const paintRatio: Measure = { name: 'ratio of the two', digits: 3 };

function toSamples(column: string, when: string, bytes: Bytes): Sample[] {
  const all = Object.values(bytes).reduce((total, value) => total + value, 0);
  return [['all', all] as const, ...byteKinds.map((kind) => [kind, bytes[kind]] as const)].map(
    ([kind, value]) => ({
      measure: { name: `kB ${when}: ${kind}`, digits: 1 },
      column,
      value: value / 1000,
    }),
  );
}

/** Runs a task again after a failure: Lighthouse sometimes misses the beginning of a page, and asks for another run. */
async function tryOften<Value>(
  task: () => Promise<Value>,
  name: string,
  log: (line: string) => void,
  triesLeft = mostTries,
): Promise<Value> {
  try {
    return await task();
  } catch (error) {
    if (triesLeft <= 1) throw error;
    log(`${name} is tried again: ${String(error).slice(0, mostShown)}`);
    return tryOften(task, name, log, triesLeft - 1);
  }
}

/** Measures all pages in each round, so that a machine that becomes slower affects all of them. */
async function inRounds(
  { kinds, runs, log }: BrowserOptions,
  name: string,
  measure: (column: string, path: string, round: number) => Promise<Sample[]>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let run = 1; run <= runs; run += 1) {
    log(`${name}: round ${run} of ${runs}`);
    for (const [column, path] of Object.entries(kinds)) {
      samples.push(...(await tryOften(() => measure(column, path, run), `${name} of ${path}`, log)));
    }
  }
  return samples;
}

/** Measures two pages after each other; their order changes every round, because the second one runs on a warm machine. */
async function measureInTurn<Value>(
  [one, other]: readonly [string, string],
  round: number,
  measure: (url: string) => Promise<Value>,
): Promise<[Value, Value]> {
  if (round % 2) return [await measure(one), await measure(other)];
  const second = await measure(other);
  return [await measure(one), second];
}

function withoutScripts({ name, digits }: Measure): Measure {
  return { name: `Without scripts: ${name}`, digits };
}

/** Runs Lighthouse on each page, and on the same page without its scripts. */
async function measureByLighthouse(options: BrowserOptions, bareUrl: string): Promise<Sample[]> {
  const { siteUrl, debuggingPort } = options;
  return inRounds(options, 'Lighthouse', async (column, path, round) => {
    const [whole, bare] = await measureInTurn([siteUrl + path, bareUrl + path], round, (url) =>
      runLighthouse(url, debuggingPort),
    );
    const floor = bare
      .filter(({ measure }) => isTiming(measure))
      .map(({ measure, value }) => ({ measure: withoutScripts(measure), value }));
    return [...whole, ...floor].map((figure) => ({ column, ...figure }));
  });
}

/** Measures blocking without the time that a busy machine adds, which varies more between runs than between pages. */
function measureOwnBlocking(options: BrowserOptions): Promise<Sample[]> {
  return inRounds(options, 'blocking by its own work', async (column, path) => [
    {
      measure: ownBlocking,
      column,
      value: await observeOwnBlocking(options.browserPath, options.siteUrl + path),
    },
  ]);
}

async function measureLargestPaint(options: BrowserOptions, bareUrl: string): Promise<Sample[]> {
  const { siteUrl, browser, runs } = options;
  const rounds = { ...options, runs: runs * paintsPerRun };
  return inRounds(rounds, 'largest paint', async (column, path, round) => {
    const [whole, bare] = await measureInTurn([siteUrl + path, bareUrl + path], round, (url) =>
      observeLargestPaint(browser, url),
    );
    return [
      { measure: slowPaint, column, value: whole },
      { measure: barePaint, column, value: bare },
      { measure: paintRatio, column, value: whole / bare },
      // With all kinds of pages there are enough pairs to see a difference of one percent.
      { measure: paintRatio, column: wholeSite, value: whole / bare },
    ];
  });
}

/** Measures every kind of page: Lighthouse and the largest paint, each with and without scripts, and the bytes. */
export async function measurePages(options: BrowserOptions): Promise<Sample[]> {
  const { kinds, siteUrl, browser } = options;
  const inTurn = await withBareCopy(Object.values(kinds), async (bareUrl) => [
    ...(await measureByLighthouse(options, bareUrl)),
    ...(await measureOwnBlocking(options)),
    ...(await measureLargestPaint(options, bareUrl)),
  ]);
  const bytes = await inRounds({ ...options, runs: 1 }, 'bytes', async (column, path) => {
    const { untilLoad, afterIdle } = await countBytes(browser, siteUrl + path);
    return [...toSamples(column, 'until load', untilLoad), ...toSamples(column, 'after idle', afterIdle)];
  });
  return [...inTurn, ...bytes];
}
