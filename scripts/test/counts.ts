import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../local/read-json';
import { checkBuiltPages } from '../check-pages/check-built-pages';
import type { Count } from '../check-pages/pages';
import { productionBuildDir, productionPublicDir } from '../production-build';
import { runCommand } from './run-tool';

/** Runs tests that write in a file what they counted; one that ended early has written none, and has failed. */
async function countTests<Report>(
  command: string,
  file: string,
  read: (report: Report) => [passed: number, failed: number],
): Promise<Count> {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { isGreen } = await runCommand(command);
  const [passed, failed] = existsSync(file) ? read(readJson<Report>(file)) : [0, 1];
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

const unitReport = '.local/reports/jest.json';
type UnitReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>;

export const countUnitTests = (): Promise<Count> =>
  countTests<UnitReport>(`jest --json --outputFile=${unitReport}`, unitReport, (report) => [
    report.numPassedTests,
    report.numFailedTests + report.numRuntimeErrorTestSuites,
  ]);

/** Checks the pages and the sizes of the production build; the Java runs the HTML checker. */
export async function countPages(java: string, log: (line: string) => void): Promise<Count> {
  const { passed, failed } = await checkBuiltPages(productionPublicDir, java, log);
  const { isGreen, said } = await runCommand('size-limit', { cwd: productionBuildDir, isQuiet: true });
  log(said.trimEnd());
  return { passed: passed + Number(isGreen), failed: failed + Number(!isGreen) };
}

type E2eReport = { stats: Record<'expected' | 'unexpected' | 'flaky', number> };

/** Runs the e2e tests on the production build; one that passes only at its second try has failed. */
export const countE2eTests = (): Promise<Count> =>
  // The configuration has the name of this file too.
  countTests<E2eReport>('playwright test', '.local/reports/playwright.json', ({ stats }) => [
    stats.expected,
    stats.unexpected + stats.flaky,
  ]);
