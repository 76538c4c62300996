import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findOrInstallBrowsers } from './browser';
import type { Count } from './check-pages/pages';
import { findOrInstallJava } from './java';
import { countE2eTests, countPages, countUnitTests } from './test/counts';
import { runStaticChecks } from './test/static-checks';
import { buildForProduction } from './production-build';

const summaryFile = '.local/test-summary';

type Log = (line: string) => void;

/** How long each step took; the ones in brackets ran beside others. */
const times: string[] = [];

/** A step that breaks off is one failure, and the others run all the same. What one beside others says comes at its end. */
async function runStep(name: string, task: (log: Log) => Promise<Count>, isBeside = false): Promise<Count> {
  const lines: string[] = [];
  const log: Log = isBeside ? (line) => lines.push(line) : console.log;
  log(`\n== ${name}`);
  const started = Date.now();
  const count = await task(log).catch((cause: unknown): Count => {
    log(String(cause instanceof Error ? cause.stack : cause));
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  times.push(`${name} ${seconds} s`);
  log(`-- ${name}: ${count.failed === 0 ? 'fine' : `${count.failed} FAILED`} (${seconds} s)`);
  if (isBeside) console.log(lines.join('\n'));
  return count;
}

/** `npm test`: everything, also after a failure, but nothing on a site that could not be built. The build uses one processor. */
export default async function test(): Promise<void> {
  rmSync(summaryFile, { force: true });
  mkdirSync(path.dirname(summaryFile), { recursive: true });
  findOrInstallBrowsers();
  const java = findOrInstallJava();

  const nothing: Count = { passed: 0, failed: 0 };
  const buildSite = (log: Log): Promise<Count> => buildForProduction(log).then(() => nothing);
  const build = runStep('(build)', buildSite, true);
  const pages = build.then(({ failed }) =>
    failed > 0 ? nothing : runStep('(built pages and sizes)', (log) => countPages(java, log), true),
  );
  const checks = await runStep('format, lint, types, unused code', async () => ({
    passed: 0,
    failed: await runStaticChecks(),
  }));
  const units = await runStep('unit and rules tests', countUnitTests);
  const built = await build;
  const e2eTests = built.failed > 0 ? nothing : await runStep('e2e tests', countE2eTests);

  const counts = [checks, units, built, e2eTests, await pages];
  const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
  const summary = `${sum('passed')} passed, ${sum('failed')} failed`;
  writeFileSync(summaryFile, `${summary}\n`);
  console.log(`\n${times.join(', ')}\n${summary}`);
  if (sum('failed') > 0) process.exit(1);
}
