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

type Where = Pick<Environment, 'sitePort' | 'databasePort' | 'country'> & { dataDir: string };
type More = Partial<Pick<Parameters<typeof startSite>[0], 'publicDir' | 'isBuilt' | 'log'>>;

const start = ({ sitePort, ...where }: Where, more: More): Promise<Site> =>
  startSite({
    publicDir: 'public',
    rules: databaseRules(readSiteDocument(contentDir(), 'social-proof')?.mode),
    firebaseFile: 'firebase.json',
    locationIds: readLocationIds(contentDir()),
    redirects: readRedirects(contentDir()),
    port: sitePort,
    log: () => undefined,
    ...where,
    ...more,
  });

/** With their data in .local/. Until `isBuilt`, the site's address answers that the site is being built. */
export const startLocalServices = (
  { sitePort, databasePort, country }: Environment,
  isBuilt?: () => boolean,
): Promise<Site> =>
  start(
    { sitePort, databasePort, country, dataDir: '.local/database' },
    { log: (line) => console.log(line), ...(isBuilt && { isBuilt }) },
  );

/** Runs a task with these services on free ports, without output, and with data that exists only during the task. */
export async function withLocalServices<Value>(
  task: (site: Site) => Promise<Value>,
  publicDir = 'public',
): Promise<Value> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'local-services-'));
  try {
    const site = await start({ ...(await findFreePortPair()), country: 'CA', dataDir }, { publicDir });
    return await task(site).finally(() => site.close());
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
