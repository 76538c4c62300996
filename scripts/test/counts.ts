import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../local/read-json';
import { checkBuiltPages } from '../check-pages/check-built-pages';
import type { Count } from '../check-pages/pages';
import { isProductionBuilt, productionBuildDir, productionPublicDir } from '../production-build';
import { runCommand } from './run-tool';

type Log = (line: string) => void;

/** A tool that ended with an error, or without a report, has at least one failure. */
const countOf = (isGreen: boolean, passed = 0, failed = 1): Count => ({
  passed,
  failed: isGreen ? failed : Math.max(failed, 1),
});

/** Runs tests that write in a file what they counted; one that ended early has written none. */
async function countTests<Report>(
  command: string,
  file: string,
  read: (report: Report) => [passed: number, failed: number],
): Promise<Count> {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { isGreen } = await runCommand(command);
  return existsSync(file) ? countOf(isGreen, ...read(readJson<Report>(file))) : countOf(false);
}

const unitReport = '.local/reports/jest.json';
type UnitReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>;

export const countUnitTests = (): Promise<Count> =>
  countTests<UnitReport>(`jest --json --outputFile=${unitReport}`, unitReport, (report) => [
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
  ]);

async function countSizes(log: Log): Promise<Count> {
  const { isGreen, said } = await runCommand('size-limit', { cwd: productionBuildDir, isQuiet: true });
  log(said.trimEnd());
  return countOf(isGreen, Number(isGreen), 0);
}

function withoutProductionBuild(log: Log): Count {
  log('There is no site to look at: the build has failed.');
  return countOf(false);
}

/** Checks the pages and the sizes of the production build; the Java runs the HTML checker. */
export async function countPages(java: string, log: Log): Promise<Count> {
  if (!isProductionBuilt()) return withoutProductionBuild(log);
  const pages = await checkBuiltPages(productionPublicDir, java, log);
  const sizes = await countSizes(log);
  return { passed: pages.passed + sizes.passed, failed: pages.failed + sizes.failed };
}

type E2eReport = { stats: Record<'expected' | 'unexpected' | 'flaky', number> };

/** Runs the e2e tests on the production build; one that passes only at its second try has failed. */
export async function countE2eTests(): Promise<Count> {
  if (!isProductionBuilt()) return withoutProductionBuild(console.log);
  // The configuration has the name of this file too.
  return countTests<E2eReport>('playwright test', '.local/reports/playwright.json', ({ stats }) => [
    stats.expected,
    stats.unexpected + stats.flaky,
  ]);
}
