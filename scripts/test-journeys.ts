import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from './browser';
import { readEnvironment } from './environment';
import { reportFailure } from './report-failure';
import { buildTwin } from './twin';

/** `npm run test:e2e -- SPEC`: the visitor journeys alone, on the twin of production, built where it must be. */
async function testJourneys(): Promise<void> {
  readEnvironment(process.env);
  const browser = findOrInstallBrowser();
  await buildTwin();
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(3)];
  const env = { ...process.env, CHROMIUM_PATH: browser };
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
}

testJourneys().catch(reportFailure);
