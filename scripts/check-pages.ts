import { checkBuiltPages } from './check-pages/check-built-pages';
import { readEnvironment } from './environment';
import { findOrInstallJava } from './java';
import { reportFailure } from './report-failure';

/** `npm run check:pages`: the pages of the last build, as `npm test` checks them. */
async function checkPages(): Promise<void> {
  readEnvironment(process.env);
  const { failed } = await checkBuiltPages('public', findOrInstallJava());
  if (failed > 0) process.exit(1);
}

checkPages().catch(reportFailure);
