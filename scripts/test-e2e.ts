import { findOrInstallBrowsers } from './browser';
import { runCommand } from './test/run-tool';
import { buildForProduction } from './production-build';

/** `npm run test:e2e -- SPEC`: the e2e tests alone, on the production build, built where it must be. */
export default async function testE2e(): Promise<void> {
  findOrInstallBrowsers();
  await buildForProduction();
  const args = process.argv.slice(3).map((arg) => JSON.stringify(arg));
  const { isGreen } = await runCommand(['playwright test', ...args].join(' '));
  process.exit(isGreen ? 0 : 1);
}
