import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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

type Options = Parameters<typeof startSite>[0];

const start = (
  options: Pick<Options, 'port' | 'databasePort' | 'country' | 'dataDir'> & Partial<Options>,
): Promise<Site> =>
  startSite({
    rules: databaseRules(readSiteDocument(contentDir(), 'social-proof')?.mode),
    locationIds: readLocationIds(contentDir()),
    redirects: readRedirects(contentDir()),
    ...options,
  });

/** With their data in .local/. Until `isBuilt`, the site's address answers that the site is being built. */
export const startLocalServices = ({ sitePort: port, ...where }: Environment, isBuilt?: () => boolean) =>
  start({ port, ...where, dataDir: '.local/database', isBuilt, log: (line) => console.log(line) });

/** Runs a task with these services on free ports, without output, and with data that exists only during the task. */
export async function withLocalServices<Value>(
  task: (site: Site) => Promise<Value>,
  publicDir?: string,
): Promise<Value> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'local-services-'));
  const { sitePort: port, databasePort } = await findFreePortPair();
  try {
    const site = await start({ port, databasePort, country: 'CA', dataDir, publicDir });
    return await task(site).finally(() => site.close());
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Shows what the office would be told of each request, by the functions, where this copy of the project has them. */
export function startNotices({ databaseAddress }: Site): void {
  const script = 'functions/local.ts';
  if (!existsSync(script)) return;
  const args = ['--import', 'tsx', script, databaseAddress];
  // By the connection it notices that this process has ended, in whatever way.
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}
