import { findCommit } from './git';
import { runCommand } from './test/run-tool';
import { runStaticChecks } from './test/static-checks';

/** `npm run check`: what is quick to tell of a change; `npm test` has the build and the browser besides. */
export default async function check(): Promise<void> {
  const started = Date.now();
  const failed = await runStaticChecks();
  // Where the work began: origin/main, or main in a clone without a remote.
  const base = ['origin/main', 'main'].find((name) => findCommit(name, '.')) ?? 'HEAD';
  console.log(`\nUnit tests of what has changed since ${base}:`);
  const { isGreen } = await runCommand(`jest --changedSince=${base} --passWithNoTests`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${failed === 0 && isGreen ? 'All is fine' : 'Something FAILED: see above'} (${seconds} s).`);
  if (failed > 0 || !isGreen) process.exit(1);
}
