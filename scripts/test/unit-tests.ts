import { rmSync } from 'node:fs';
import path from 'node:path';
import { readReport, reportDir } from './reports';
import type { Count } from '../check-pages/page-error';
import { runTool } from './run-tool';

type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Runs jest with these arguments; a run that reports nothing counts as one failure. */
export async function runUnitTests(...args: string[]): Promise<Count> {
  const file = path.join(reportDir, 'jest.json');
  rmSync(file, { force: true });
  const isGreen = await runTool('jest/bin/jest.js', ['--json', `--outputFile=${file}`, ...args]);
  const report = readReport<Report>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: isGreen ? failed : Math.max(failed, 1) };
}
