import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePortPair } from '../local/ports';
import { startSite } from '../local/site';
import { contentDir } from '../src/content-model/reading/content-dir';
import { readRedirects } from '../src/content-model/reading/read-redirects';
import { readSiteDocument } from '../src/content-model/reading/read-site-document';
import { readLocationIds } from '../src/content-model/checks/location-ids';
import type { Environment } from './environment';
import { databaseRules } from './rules/rules-text';

export type Site = Awaited<ReturnType<typeof startSite>>;

type Built = { publicDir: string; contentDir: string };

/** The folders of the built site and of its content. */
const filesOf = ({ publicDir, contentDir: folder }: Built) => ({
  publicDir,
  rules: databaseRules(readSiteDocument(folder, 'social-proof')?.mode),
  firebaseFile: 'firebase.json',
  locationIds: readLocationIds(folder),
  redirects: readRedirects(folder),
});

const thisSite = (): Built => ({ publicDir: 'public', contentDir: contentDir() });

/**
 * Starts the database, the lookups and the hosting of this machine, with their data in .local/. Until `isBuilt`, the
 * site's address answers that the site is being built.
 */
export function startLocalServices(
  { sitePort, databasePort, country }: Environment,
  isBuilt?: () => boolean,
): Promise<Site> {
  return startSite({
    ...filesOf(thisSite()),
    port: sitePort,
    databasePort,
    country,
    dataDir: '.local/database',
    isBuilt,
    log: (line) => console.log(line),
  });
}

/** Runs a task with these services on free ports, without output, and with data that exists only during the task. */
export async function withLocalServices<Value>(
  task: (site: Site) => Promise<Value>,
  country: Environment['country'] = 'CA',
  built = thisSite(),
): Promise<Value> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'local-services-'));
  try {
    const { sitePort, databasePort } = await findFreePortPair();
    const site = await startSite({
      ...filesOf(built),
      port: sitePort,
      databasePort,
      country,
      dataDir,
      log: () => undefined,
    });
    return await task(site).finally(() => site.close());
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
