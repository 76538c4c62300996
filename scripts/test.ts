import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findOrInstallBrowser } from './browser';
import { buildForThisMachine } from './build-site';
import { checkLastBuild } from './check-pages/check-last-build';
import type { Count } from './check-pages/page-error';
import { readEnvironment } from './environment';
import { findOrInstallJava } from './java';
import { reportFailure } from './report-failure';
import { buildTwin } from './twin';

const reportDir = '.local/reports';
const summaryFile = '.local/test-summary';

function run(tool: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, [tool, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Runs a tool that only passes or fails; a failure counts as one. */
function check(tool: string, args: string[]): Count {
  return { passed: 0, failed: run(`node_modules/${tool}`, args) ? 0 : 1 };
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

function jest(): Count {
  const file = `${reportDir}/jest.json`;
  const isGreen = run('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${file}`]);
  type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
  const report = readReport<Report>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: isGreen ? failed : Math.max(failed, 1) };
}

function journeys(browser: string): Count {
  const file = `${reportDir}/playwright.json`;
  const isGreen = run('node_modules/@playwright/test/cli.js', ['test'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: isGreen ? unexpected : Math.max(unexpected, 1) };
}

function sizes(): Count {
  const { stdout, status } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], {
    encoding: 'utf8',
  });
  if (status !== 0 && !stdout.startsWith('[')) return { passed: 0, failed: 1 };
  const entries = JSON.parse(stdout) as { name: string; size: number; passed?: boolean }[];
  for (const { name, size, passed } of entries)
    console.log(`${passed ? 'fits' : 'TOO BIG'}  ${size} bytes  ${name}`);
  const passed = entries.filter((entry) => entry.passed).length;
  return { passed, failed: entries.length - passed };
}

/** `npm test`: everything, cheapest first; all of it runs, also after a failure. */
async function test(): Promise<void> {
  readEnvironment(process.env);
  rmSync(reportDir, { recursive: true, force: true });
  rmSync(summaryFile, { force: true });
  mkdirSync(reportDir, { recursive: true });
  const browser = findOrInstallBrowser();
  const java = findOrInstallJava();
  const counts: Count[] = [];
  const step = async (name: string, task: () => Count | Promise<Count>): Promise<void> => {
    console.log(`\n== ${name}`);
    const started = Date.now();
    counts.push(await task());
    console.log(`-- ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
  };

  await step('format', () => check('prettier/bin/prettier.cjs', ['--check', '.']));
  await step('lint', () => check('oxlint/bin/oxlint', ['--deny-warnings']));
  await step('types', () => check('typescript/bin/tsc', ['--noEmit']));
  await step('unused code', () => check('knip/bin/knip.js', []));
  await step('unit and rules tests', jest);
  await step('build and its pages', async () => {
    await buildForThisMachine();
    await buildTwin();
    return checkLastBuild(java);
  });
  await step('journeys and sizes', () => {
    const [inBrowser, inBytes] = [journeys(browser), sizes()];
    return { passed: inBrowser.passed + inBytes.passed, failed: inBrowser.failed + inBytes.failed };
  });

  const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
  const summary = `${sum('passed')} passed, ${sum('failed')} failed`;
  writeFileSync(summaryFile, `${summary}\n`);
  console.log(`\n${summary}`);
  if (sum('failed') > 0) process.exit(1);
}

test().catch(reportFailure);
