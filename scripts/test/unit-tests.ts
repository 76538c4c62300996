import { rmSync } from 'node:fs';
import path from 'node:path';
import { runOnChangedContent } from '../changed-content/run-on-changed-content';
import type { Count } from '../check-pages/page-error';
import { readReport, reportDir } from './reports';
import { runTool } from './run-tool';

/** Every test that holds content/ itself to something asks this file where it is. */
const contentDirSource = 'src/content-model/reading/content-dir.ts';

type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Runs jest and counts by its report, which `runJest` gets the options for; without a report it is one failure. */
async function countJest(name: string, runJest: (args: string[]) => Promise<boolean>): Promise<Count> {
  const file = path.resolve(reportDir, `${name}.json`);
  rmSync(file, { force: true });
  const isGreen = await runJest(['--json', `--outputFile=${file}`]);
  const report = readReport<Report>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: isGreen ? failed : Math.max(failed, 1) };
}

/** Runs the unit tests that assert something of the shipped content, whatever it says. */
export function testShippedContent(): Promise<Count> {
  return countJest('shipped-content', (args) =>
    runTool('jest/bin/jest.js', [...args, '--findRelatedTests', contentDirSource]),
  );
}

/** Runs all unit tests where content/ says something else: no test may know what it says today. */
export function testOnChangedContent(): Promise<Count> {
  return countJest('changed-content', runOnChangedContent);
}
