import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../check-pages/check-built-pages';
import type { Count } from '../check-pages/page-error';
import { isTwinBuilt, twinDir, twinPublicDir } from '../twin';
import { runTool, runToolQuietly } from './run-tool';

const reportDir = path.resolve('.local/reports');

/** A new file for a tool's report, which tells afterwards what the tool counted; one that ended early has written none. */
function newReport<Report>(name: string): { file: string; read: () => Report | null } {
  const file = path.join(reportDir, `${name}.json`);
  mkdirSync(reportDir, { recursive: true });
  rmSync(file, { force: true });
  return { file, read: () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null) };
}

/** A tool that ended with an error, or without a report, has at least one failure. */
const countOf = (isGreen: boolean, passed = 0, failed = 1): Count => ({
  passed,
  failed: isGreen ? failed : Math.max(failed, 1),
});

/** Runs the unit and rules tests. */
export async function countUnitTests(): Promise<Count> {
  type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
  const { file, read } = newReport<Report>('jest');
  const isGreen = await runTool('jest/bin/jest.js', ['--json', `--outputFile=${file}`]);
  const report = read();
  if (!report) return countOf(false);
  return countOf(isGreen, report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites);
}

async function countSizes(log: (line: string) => void): Promise<Count> {
  const { isGreen, said } = await runToolQuietly('size-limit/bin.js', ['--json'], { cwd: twinDir });
  if (!said.startsWith('[')) {
    log(said);
    return countOf(false);
  }
  const sizes = JSON.parse(said) as { name: string; size: number; passed?: boolean }[];
  for (const { name, size, passed } of sizes) log(`${passed ? 'fits' : 'TOO BIG'}  ${size} bytes  ${name}`);
  const passed = sizes.filter((size) => size.passed).length;
  return countOf(isGreen, passed, sizes.length - passed);
}

const withoutTwin = (log: (line: string) => void): Count => {
  log('There is no site to look at: the build has failed.');
  return countOf(false);
};

/** Checks the pages and the sizes of the twin; the Java runs the HTML checker. */
export async function countPages(java: string, log: (line: string) => void): Promise<Count> {
  if (!isTwinBuilt()) return withoutTwin(log);
  const pages = await checkBuild(twinPublicDir, java, log);
  const sizes = await countSizes(log);
  return { passed: pages.passed + sizes.passed, failed: pages.failed + sizes.failed };
}

/** Runs the visitor journeys on the twin; one that passed at its second try has passed. */
export async function countJourneys(): Promise<Count> {
  if (!isTwinBuilt()) return withoutTwin(console.log);
  type Report = { stats: { expected: number; unexpected: number; flaky: number } };
  const { file, read } = newReport<Report>('playwright');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const isGreen = await runTool('@playwright/test/cli.js', ['test'], { env });
  const report = read();
  if (!report) return countOf(false);
  const { expected, unexpected, flaky } = report.stats;
  return countOf(isGreen, expected + flaky, unexpected);
}
