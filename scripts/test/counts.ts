import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkBuiltPages } from '../check-pages/check-built-pages';
import type { Count } from '../check-pages/pages';
import { isProductionBuilt, productionBuildDir, productionPublicDir } from '../production-build';
import { runCommand } from './run-tool';

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

/** Writes the ten that took longest. */
function tellSlowest(what: string, times: [name: string, ms: number][]): void {
  const slowest = times.toSorted(([, one], [, other]) => other - one).slice(0, 10);
  console.log(`\nThe slowest ${what}:`);
  for (const [name, ms] of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** Runs the unit and rules tests. */
export async function countUnitTests(): Promise<Count> {
  type Report = {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  const { file, read } = newReport<Report>('jest');
  const { isGreen } = await runCommand(`jest --json --outputFile=${JSON.stringify(file)}`);
  const report = read();
  if (!report) return countOf(false);
  tellSlowest(
    'files of unit tests',
    report.testResults.map(({ name, startTime, endTime }) => [path.relative('.', name), endTime - startTime]),
  );
  return countOf(isGreen, report.numPassedTests, report.numFailedTests + report.numRuntimeErrorTestSuites);
}

async function countSizes(log: (line: string) => void): Promise<Count> {
  const { isGreen, said } = await runCommand('size-limit --json', { cwd: productionBuildDir, isQuiet: true });
  if (!said.startsWith('[')) {
    log(said);
    return countOf(false);
  }
  const sizes = JSON.parse(said) as { name: string; size: number; passed?: boolean }[];
  for (const { name, size, passed } of sizes) log(`${passed ? 'fits' : 'TOO BIG'}  ${size} bytes  ${name}`);
  const passed = sizes.filter((size) => size.passed).length;
  return countOf(isGreen, passed, sizes.length - passed);
}

const withoutProductionBuild = (log: (line: string) => void): Count => {
  log('There is no site to look at: the build has failed.');
  return countOf(false);
};

/** Checks the pages and the sizes of the production build; the Java runs the HTML checker. */
export async function countPages(java: string, log: (line: string) => void): Promise<Count> {
  if (!isProductionBuilt()) return withoutProductionBuild(log);
  const pages = await checkBuiltPages(productionPublicDir, java, log);
  const sizes = await countSizes(log);
  return { passed: pages.passed + sizes.passed, failed: pages.failed + sizes.failed };
}

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
};

const timesOf = ({ suites = [], specs }: Suite): [name: string, ms: number][] => [
  ...suites.flatMap(timesOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }): [string, number] => [`${file}: ${title}`, duration]),
    ),
  ),
];

/** Runs the e2e tests on the production build; one that passes only at its second try has failed. */
export async function countE2eTests(): Promise<Count> {
  if (!isProductionBuilt()) return withoutProductionBuild(console.log);
  type Report = { suites: Suite[]; stats: { expected: number; unexpected: number; flaky: number } };
  const { file, read } = newReport<Report>('playwright');
  const { isGreen } = await runCommand('playwright test', { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const report = read();
  if (!report) return countOf(false);
  tellSlowest('e2e tests', report.suites.flatMap(timesOf));
  const { expected, unexpected, flaky } = report.stats;
  return countOf(isGreen, expected, unexpected + flaky);
}
