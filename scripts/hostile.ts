import { parseArgs } from 'node:util';
import { runHostile } from './hostile/run-hostile';
import { readCount } from './read-count';
import { reportFailure } from './report-failure';
import { databaseRules } from './rules/rules-text';

/** `npm run hostile -- --writes 10000 --seed 7`: checks that the rules refuse everything that no form sends. */
async function hostile(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      writes: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '7' },
    },
  });
  const seed = readCount('seed', values.seed);
  const writes = readCount('writes', values.writes);
  // With the most paths that the rules of a site can have.
  const rules = databaseRules('recent');
  const { accepted, changed } = await runHostile({ writes, seed, rules });
  for (const line of accepted) console.log(`accepted: ${line}`);
  for (const line of changed) console.log(`changed: ${line}`);
  console.log(
    `seed ${seed}: ${writes} hostile writes, ${accepted.length} accepted, ${changed.length} changed`,
  );
  if (accepted.length + changed.length > 0) process.exit(1);
}

hostile().catch(reportFailure);
