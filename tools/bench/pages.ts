import { conditions, runLighthouse, type Condition } from './lighthouse';
import type { Sample } from './samples';

export type PagesOptions = {
  /** The paths of the pages, by their names. */
  kinds: Record<string, string>;
  /** The address of the site, and of its copy without scripts, which is the floor. */
  siteUrl: string;
  bareUrl: string;
  debuggingPort: number;
  runs: number;
  log: (line: string) => void;
};

const mostTries = 5;
/** The shown length of an error: Lighthouse's contains its whole report. */
const mostShown = 200;
const paint = 'Largest paint, ms';

/** Lighthouse sometimes misses the beginning of a page, and asks for another run. */
async function tryOften<Value>(task: () => Promise<Value>, log: (line: string) => void): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (tries === mostTries) throw error;
      log(`tried again: ${String(error).slice(0, mostShown)}`);
    }
  }
}

/**
 * Measures every page in each round, so that a machine that becomes slower affects all of them, and beside it the same page
 * without its scripts. Which of the two is first changes every round: the second one runs on a warm machine.
 */
export async function measurePages(options: PagesOptions): Promise<Sample[]> {
  const { kinds, siteUrl, bareUrl, debuggingPort, runs, log } = options;
  const samples: Sample[] = [];
  for (const table of Object.keys(conditions) as Condition[]) {
    for (let run = 1; run <= runs; run += 1) {
      log(`${table}: round ${run} of ${runs}`);
      for (const [row, path] of Object.entries(kinds)) {
        const measure = (url: string) => tryOften(() => runLighthouse(url + path, debuggingPort, table), log);
        const early = run % 2 ? undefined : await measure(bareUrl);
        const whole = await measure(siteUrl);
        const bare = early ?? (await measure(bareUrl));
        const values = {
          ...whole,
          [`Without scripts: ${paint}`]: bare[paint],
          Ratio: whole[paint]! / bare[paint]!,
        };
        for (const [column, value] of Object.entries(values))
          samples.push({ table, row, column, value: Number(value) });
        // With all kinds of pages there are enough pairs to see a difference of one percent.
        samples.push({ table, row: 'all', column: 'Ratio', value: values.Ratio });
      }
    }
  }
  return samples;
}
