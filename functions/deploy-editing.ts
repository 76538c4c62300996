import { functionRegion } from '../scripts/function-address';
import { reportFailure } from '../scripts/report-failure';
import { deployFunctions, needed } from './deploy-functions';

/** `npm run deploy:editing`: deploys what lets staff edit without GitHub accounts (docs/editing-in-production.md). */
async function deploy(): Promise<void> {
  const databaseUrl = needed('GATSBY_DATABASE_URL');
  const built = {
    project: needed('FIREBASE_PROJECT'),
    databaseUrl,
    region: functionRegion(databaseUrl),
    repo: needed('EDITING_REPO'),
    branch: process.env.EDITING_BRANCH || 'main',
    isReviewed: process.env.EDITING_REVIEW !== 'none',
    appId: needed('GITHUB_APP_ID'),
  };
  const keyFile = needed('GITHUB_APP_KEY_FILE');
  const first = ['functions:secrets:set', 'GITHUB_APP_KEY', '--data-file', keyFile, '--force'];
  deployFunctions({ codebase: 'editing', entry: 'functions/editing/index.ts', built, first });
}

deploy().catch(reportFailure);
