import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../../local/plain-error';
import { made, withCopy } from '../project-copy';
import { growTo } from './generated-cities';
import { watchMemory } from './process-tree';
import { wholeSite, type Sample } from './samples';

type Built = { seconds: number; pages: number; megabytes: number };

/** The most builds to time, because each takes a minute or more. */
export const mostBuilds = 3;
/** The output of the last build, with the time of each of its steps. */
const logFile = '.local/bench-build.log';

const lastLines = (file: string): string => readFileSync(file, 'utf8').split('\n').slice(-30).join('\n');

/** Runs `npm run build` in a folder, and measures the whole time until it ends. */
async function build(dir: string): Promise<Built> {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const file = openSync(logFile, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: dir,
    env: { ...process.env, CONTENT_DIR: '' },
    stdio: ['ignore', file, file],
  });
  const end = watchMemory(child.pid as number);
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - started) / 1000;
  const megabytes = end();
  closeSync(file);
  if (code !== 0) throw new PlainError(`The build failed:\n${lastLines(logFile)}`);
  const files = readdirSync(path.join(dir, 'public'), { recursive: true, encoding: 'utf8' });
  return { seconds, megabytes, pages: files.filter((name) => path.basename(name) === 'index.html').length };
}

function clean(dir: string): void {
  for (const name of made) rmSync(path.join(dir, name), { recursive: true, force: true });
}

function changeOneAnswer(dir: string, run: number): void {
  const folder = path.join(dir, 'content/faq');
  const [first] = readdirSync(folder).toSorted();
  appendFileSync(path.join(folder, first as string), `\nChanged for the ${run}. time.\n`);
}

function toSamples(name: string, { seconds, pages, megabytes }: Built): Sample[] {
  const sample = (unit: string, digits: number, value: number): Sample => ({
    measure: { name: `${name}, ${unit}`, digits },
    column: wholeSite,
    value,
  });
  return [
    sample('s', 1, seconds),
    sample('pages', 0, pages),
    sample('s per page', 3, seconds / pages),
    sample('peak memory, MB', 0, megabytes),
  ];
}

type BuildOptions = { runs: number; log: (line: string) => void };

/** Times clean builds, and after each the build that follows a changed answer. */
export function measureBuilds({ runs, log }: BuildOptions): Promise<Sample[]> {
  return withCopy(async (dir) => {
    const samples: Sample[] = [];
    const count = Math.min(runs, mostBuilds);
    for (let run = 1; run <= count; run += 1) {
      clean(dir);
      const whole = await build(dir);
      changeOneAnswer(dir, run);
      const changed = await build(dir);
      log(`build ${run} of ${count}: ${whole.seconds.toFixed(1)} s, then ${changed.seconds.toFixed(1)} s`);
      samples.push(...toSamples('Clean build', whole), ...toSamples('One answer changed', changed));
    }
    return samples;
  });
}

/** Times one clean build of the site with the given number of cities. */
export function measureManyCities(cities: number, { log }: Pick<BuildOptions, 'log'>): Promise<Sample[]> {
  return withCopy(async (dir) => {
    growTo(cities, dir);
    log(`building ${cities} cities`);
    return toSamples(`${cities} cities, clean build`, await build(dir));
  });
}
