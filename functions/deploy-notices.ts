import { functionRegion } from '../scripts/function-address';
import { reportFailure } from '../scripts/report-failure';
import { deployFunctions, needed } from './deploy-functions';

/** `npm run deploy:notices`: deploys what tells the office of each request (docs/going-live.md). */
async function deploy(): Promise<void> {
  const databaseUrl = needed('GATSBY_DATABASE_URL');
  const built = { databaseUrl, region: functionRegion(databaseUrl) };
  deployFunctions({ codebase: 'notices', entry: 'functions/index.ts', built });
}

deploy().catch(reportFailure);
