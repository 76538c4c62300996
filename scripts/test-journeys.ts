import { findOrInstallBrowsers } from './browser';
import { findOrInstallEngines } from './engines/find-engine';
import { readEnvironment } from './environment';
import { reportFailure } from './report-failure';
import { runCommand } from './test/run-tool';
import { buildTwin } from './twin';

/** `npm run test:e2e -- SPEC`: the visitor journeys alone, on the twin of production, built where it must be. */
async function testJourneys(): Promise<void> {
  readEnvironment(process.env);
  findOrInstallBrowsers();
  findOrInstallEngines();
  await buildTwin();
  const args = process.argv.slice(3).map((arg) => JSON.stringify(arg));
  const { isGreen } = await runCommand(['playwright test', ...args].join(' '));
  process.exit(isGreen ? 0 : 1);
}

testJourneys().catch(reportFailure);
