import { findOrInstallBrowsers } from './browser';
import { readEnvironment } from './environment';
import { reportFailure } from './report-failure';
import { runCommand } from './test/run-tool';
import { buildForProduction } from './production-build';

/** `npm run test:e2e -- SPEC`: the e2e tests alone, on the production build, built where it must be. */
async function testE2e(): Promise<void> {
  readEnvironment(process.env);
  findOrInstallBrowsers();
  await buildForProduction();
  const args = process.argv.slice(3).map((arg) => JSON.stringify(arg));
  const { isGreen } = await runCommand(['playwright test', ...args].join(' '));
  process.exit(isGreen ? 0 : 1);
}

testE2e().catch(reportFailure);
