import { functionRegion } from '../scripts/function-address';
import { reportFailure } from '../scripts/report-failure';
import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir } from '../src/content-model/reading/content-dir';
import { deployFunctions, needed } from './deploy-functions';

/** `npm run deploy:notices`: deploys what tells the office of each request (docs/going-live.md). */
async function deploy(): Promise<void> {
  const databaseUrl = needed('GATSBY_DATABASE_URL');
  const cities = loadContent(contentDir()).cities.map(({ locationId, postalPrefixes }) => ({
    locationId,
    postalPrefixes,
  }));
  const built = { databaseUrl, region: functionRegion(databaseUrl), cities };
  deployFunctions({ codebase: 'notices', entry: 'functions/index.ts', built });
}

deploy().catch(reportFailure);
