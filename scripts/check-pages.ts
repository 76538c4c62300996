import { checkBuild, describeOwnText } from './check-pages/check-built-pages';
import { readEnvironment } from './environment';
import { findOrInstallJava } from './java';
import { reportFailure } from './report-failure';

/**
 * `npm run check:pages`: the pages of the last build, as `npm test` checks them. With `-- --duplicates` it says instead how
 * much of their text the pages of each kind have of their own.
 */
async function checkPages(): Promise<void> {
  readEnvironment(process.env);
  if (process.argv.includes('--duplicates')) {
    console.log(describeOwnText('public'));
    return;
  }
  const { failed } = await checkBuild('public', findOrInstallJava());
  if (failed > 0) process.exit(1);
}

checkPages().catch(reportFailure);
