import { parseArgs } from 'node:util';
import { findOrInstallBrowsers } from './browser';
import { readEnvironment } from './environment';
import { readCount } from './read-count';
import { reportFailure } from './report-failure';
import { runSoak } from './soak/run-soak';
import { buildTwin } from './twin';

/** `npm run soak -- --submissions 1000 --seed 7`: checks that faults lose, double or change no request. */
async function soak(): Promise<void> {
  readEnvironment(process.env);
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      submissions: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '7' },
      workers: { type: 'string', default: '6' },
    },
  });
  findOrInstallBrowsers();
  await buildTwin();
  const seed = readCount('seed', values.seed);
  const result = await runSoak({
    submissions: readCount('submissions', values.submissions),
    seed,
    workers: readCount('workers', values.workers),
    log: (line) => console.log(line),
  });
  const { sent, saved, lost, doubled, changed } = result;
  console.log(
    `seed ${seed}: ${sent} sent, ${saved} saved, ${lost} lost, ${doubled} doubled, ${changed} changed`,
  );
  if (lost + doubled + changed > 0) process.exit(1);
}

soak().catch(reportFailure);
