import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findOrInstallBrowsers } from './browser';
import type { Count } from './check-pages/page-error';
import { findOrInstallEngines } from './engines/find-engine';
import { readEnvironment } from './environment';
import { findOrInstallJava } from './java';
import { reportFailure } from './report-failure';
import { checkTwin } from './test/check-twin';
import { runJourneys } from './test/journeys';
import { reportDir } from './test/reports';
import { runStaticChecks } from './test/static-checks';
import { testOnChangedContent, testShippedContent } from './test/unit-tests';

const summaryFile = '.local/test-summary';

type Task = () => Count | Promise<Count>;

/** A step that breaks off is one failure, and the others run all the same. */
async function runStep(name: string, task: Task): Promise<Count> {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const count = await Promise.resolve(task()).catch((cause: unknown): Count => {
    console.error(cause);
    return { passed: 0, failed: 1 };
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`-- ${name}: ${count.failed === 0 ? 'fine' : `${count.failed} FAILED`} (${seconds} s)`);
  return count;
}

/** Runs the unit tests beside the build, which uses only one processor. */
function testBesideBuild(java: string): Promise<Count[]> {
  const said: string[] = [];
  const twin = runStep('build and its pages (reported at its end)', () =>
    checkTwin(java, (text) => said.push(text)),
  );
  return Promise.all([
    runStep('unit and rules tests, on other content', testOnChangedContent),
    twin.finally(() => console.log(`\n${said.join('\n')}`)),
  ]);
}

/** `npm test`: everything, cheapest first; all of it runs, also after a failure. */
async function test(): Promise<void> {
  readEnvironment(process.env);
  rmSync(reportDir, { recursive: true, force: true });
  rmSync(summaryFile, { force: true });
  mkdirSync(reportDir, { recursive: true });
  findOrInstallBrowsers();
  findOrInstallEngines();
  const java = findOrInstallJava();

  const counts = [
    await runStep('format, lint, types, unused code', async () => ({
      passed: 0,
      failed: await runStaticChecks(),
    })),
    await runStep('what the content says', testShippedContent),
    ...(await testBesideBuild(java)),
    await runStep('journeys', runJourneys),
  ];

  const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
  const summary = `${sum('passed')} passed, ${sum('failed')} failed`;
  writeFileSync(summaryFile, `${summary}\n`);
  console.log(`\n${summary}`);
  if (sum('failed') > 0) process.exit(1);
}

test().catch(reportFailure);
