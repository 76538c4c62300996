import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../../local/plain-error';
import { made, withCopy } from '../../scripts/project-copy';
import { growTo } from './generated-cities';
import type { Sample } from './samples';

/** The most builds to time, because each takes a minute or more. */
const mostBuilds = 3;
/** The output of the last build, with the time of each of its steps. */
const logFile = path.resolve('.local/bench-build.log');
const watchMs = 250;

/** The memory of a process and all that it started, in MB. */
function memoryOf(root: number): number {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const processes = listing.map((line) => line.trim().split(/\s+/).map(Number));
  const sumFrom = (pid: number): number =>
    processes.reduce((total, [own = 0, parent, kilobytes = 0]) => {
      if (own === pid) return total + kilobytes;
      return parent === pid ? total + sumFrom(own) : total;
    }, 0);
  return sumFrom(root) / 1024;
}

/** Runs `npm run build` in a folder, and measures it until it ends. */
async function build(dir: string, row: string): Promise<Sample[]> {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const file = openSync(logFile, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: dir,
    env: { ...process.env, CONTENT_DIR: '' },
    stdio: ['ignore', file, file],
  });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid as number))), watchMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  if (code !== 0)
    throw new PlainError(
      `The build failed:\n${readFileSync(logFile, 'utf8').split('\n').slice(-30).join('\n')}`,
    );
  const seconds = (performance.now() - started) / 1000;
  const files = readdirSync(path.join(dir, 'public'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => path.basename(name) === 'index.html').length;
  const values = { 'time, s': seconds, pages, 's per page': seconds / pages, 'peak memory, MB': peak };
  return Object.entries(values).map(([column, value]) => ({ table: 'Builds', row, column, value }));
}

/** Times clean builds, and after each the build that follows a changed answer. */
export function measureBuilds(runs: number): Promise<Sample[]> {
  return withCopy(async (dir) => {
    const samples: Sample[] = [];
    const folder = path.join(dir, 'content/faq');
    const [first = ''] = readdirSync(folder).toSorted();
    for (let run = 1; run <= Math.min(runs, mostBuilds); run += 1) {
      console.log(`build ${run}, and the build after a changed answer`);
      for (const name of made) rmSync(path.join(dir, name), { recursive: true, force: true });
      samples.push(...(await build(dir, 'clean')));
      appendFileSync(path.join(folder, first), `\nChanged for the ${run}. time.\n`);
      samples.push(...(await build(dir, 'one answer changed')));
    }
    return samples;
  });
}

/** Times one clean build of the site with the given number of cities. */
export function measureManyCities(cities: number): Promise<Sample[]> {
  return withCopy((dir) => {
    growTo(cities, dir);
    console.log(`building ${cities} cities`);
    return build(dir, `${cities} cities, clean`);
  });
}
