import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePortPair } from '../local/ports';
import { startSite } from '../local/site';
import { contentDir } from '../src/content-model/reading/read-content';
import {
  readLocationIds,
  readRedirects,
  readSiteDocument,
} from '../src/content-model/reading/read-site-document';
import type { Environment } from './environment';
import { databaseRules } from './rules/rules-text';

export type Site = Awaited<ReturnType<typeof startSite>>;

type Built = { publicDir: string; contentDir: string };

type Where = Pick<Environment, 'sitePort' | 'databasePort' | 'country'> & { dataDir: string };

const thisSite = (): Built => ({ publicDir: 'public', contentDir: contentDir() });

const start = (
  { publicDir, contentDir: folder }: Built,
  { sitePort, ...where }: Where,
  more: Pick<Parameters<typeof startSite>[0], 'isBuilt' | 'log'>,
): Promise<Site> =>
  startSite({
    publicDir,
    rules: databaseRules(readSiteDocument(folder, 'social-proof')?.mode),
    firebaseFile: 'firebase.json',
    locationIds: readLocationIds(folder),
    redirects: readRedirects(folder),
    port: sitePort,
    ...where,
    ...more,
  });

/** With their data in .local/. Until `isBuilt`, the site's address answers that the site is being built. */
export function startLocalServices(
  { sitePort, databasePort, country }: Environment,
  isBuilt?: () => boolean,
): Promise<Site> {
  const where = { sitePort, databasePort, country, dataDir: '.local/database' };
  return start(thisSite(), where, { isBuilt, log: (line) => console.log(line) });
}

/** Runs a task with these services on free ports, without output, and with data that exists only during the task. */
export async function withLocalServices<Value>(
  task: (site: Site) => Promise<Value>,
  country: Environment['country'] = 'CA',
  built = thisSite(),
): Promise<Value> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'local-services-'));
  try {
    const where = { ...(await findFreePortPair()), country, dataDir };
    const site = await start(built, where, { log: () => undefined });
    return await task(site).finally(() => site.close());
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
