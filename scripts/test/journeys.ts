import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Count } from '../check-pages/page-error';
import { isTwinBuilt } from '../twin';
import { readReport, reportDir } from './reports';
import { runTool } from './run-tool';

type Report = { stats: { expected: number; unexpected: number; flaky: number } };

/** Runs the visitor journeys on the twin as it was last built; without one, that is one failure. */
export async function runJourneys(): Promise<Count> {
  if (!isTwinBuilt()) {
    console.log('There is no site to go on journeys with: the build has failed.');
    return { passed: 0, failed: 1 };
  }
  const file = path.join(reportDir, 'playwright.json');
  rmSync(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const isGreen = await runTool('@playwright/test/cli.js', ['test'], { env });
  const report = readReport<Report>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: isGreen ? unexpected : Math.max(unexpected, 1) };
}
