import { findFreePortPair } from '../local/ports';
import { startSite } from '../local/site';
import type { Environment } from './environment';

type Site = Awaited<ReturnType<typeof startSite>>;

const files = { publicDir: 'public', rulesFile: 'database.rules.json', firebaseFile: 'firebase.json' };

/** Database, lookups and hosting of this machine, with their data kept in .local/. */
export function startLocalServices({ sitePort, databasePort, country }: Environment): Promise<Site> {
  return startSite({
    ...files,
    port: sitePort,
    databasePort,
    country,
    dataDir: '.local/database',
    log: (line) => console.log(line),
  });
}

/** The same for as long as a task takes, on free ports and with nothing kept. */
export async function withLocalServices<Value>(task: (site: Site) => Promise<Value>): Promise<Value> {
  const { sitePort, databasePort } = await findFreePortPair();
  const site = await startSite({
    ...files,
    port: sitePort,
    databasePort,
    country: 'CA',
    dataDir: null,
    log: () => undefined,
  });
  return task(site).finally(() => site.close());
}
