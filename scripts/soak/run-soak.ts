import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startTlsEndpoint, type TlsEndpoint } from '../../local/tls-endpoint';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { findOrInstallHeadlessShell } from '../browser';
import { withLocalServices, type Site } from '../local-services';
import { twinDatabaseHost, twinPublicDir } from '../twin';
import { startOwnBrowser, type OwnBrowser } from './own-browser';
import { createRandom, type Random } from './random';
import { createVisitor, faults, type Scene, type Visitor } from './submission';

export type SoakOptions = {
  submissions: number;
  seed: number;
  /** The number of parallel visitors, each with a database of its own. */
  workers: number;
  log: (line: string) => void;
};

export type SoakResult = {
  sent: number;
  saved: number;
  lost: number;
  doubled: number;
  /** The number of records whose name, phone or message differs from the typed one. */
  changed: number;
};

type Task = { number: number; fault: string; visitor: Visitor; seed: number };

function plan(submissions: number, random: Random): Task[] {
  const names = Object.keys(faults);
  return Array.from({ length: submissions }, (_, index) => ({
    number: index + 1,
    fault: random.pick(names),
    visitor: createVisitor(index + 1, random),
    seed: random.below(2 ** 31),
  }));
}

type SavedLead = { name: string; phone: string; note_from_customer: string };

/** Makes a device: starts browsers with one profile, and deletes both afterwards. */
function createDevice(args: readonly string[]) {
  const profile = mkdtempSync(path.join(tmpdir(), 'soak-device-'));
  const started: OwnBrowser[] = [];
  const startDevice: Scene['startDevice'] = async (options) => {
    const browser = await startOwnBrowser({ profile, args, ...options });
    started.push(browser);
    return browser;
  };
  const end = async (): Promise<void> => {
    for (const browser of started) await browser.kill();
    rmSync(profile, { recursive: true, maxRetries: 3 });
  };
  return { startDevice, end };
}

/** Ends all faults of the network. */
async function heal(site: Site, { network }: TlsEndpoint): Promise<void> {
  network.refusesWebSockets = false;
  site.lookups.faults.ip = null;
  await site.startDatabase();
}

async function work(queue: Task[], log: SoakOptions['log']): Promise<SavedLead[]> {
  const endpoint = await startTlsEndpoint(twinDatabaseHost);
  const args = endpoint.browserArgs;
  const browser = await chromium.launch({ executablePath: findOrInstallHeadlessShell(), args });
  const submitAll = async (site: Site): Promise<SavedLead[]> => {
    endpoint.leadTo(Number(new URL(site.databaseUrl).port));
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { number, fault, visitor, seed } = task;
      const context = await browser.newContext({ baseURL: site.url });
      const { startDevice, end } = createDevice(args);
      const page = await context.newPage();
      const scene = { site, endpoint, context, page, visitor, random: createRandom(seed), startDevice };
      await faults[fault]?.(scene).catch((cause: unknown) => log(`${number} (${fault}): ${String(cause)}`));
      await heal(site, endpoint);
      await context.close();
      await end();
      if (number % 50 === 0) log(`${number} submitted`);
    }
    return Object.values((site.read('leads') ?? {}) as Record<string, SavedLead>);
  };
  const leads = await withLocalServices(submitAll, 'CA', {
    publicDir: twinPublicDir,
    contentDir: contentDir(),
  });
  await browser.close();
  await endpoint.close();
  return leads;
}

/** Submits many requests under random faults, the same for the same seed, and compares the records with the typed values. */
export async function runSoak({ submissions, seed, workers, log }: SoakOptions): Promise<SoakResult> {
  const tasks = plan(submissions, createRandom(seed));
  const queue = [...tasks];
  const working = Array.from({ length: workers }, () => work(queue, log));
  const leads = (await Promise.all(working)).flat();

  const result: SoakResult = { sent: tasks.length, saved: leads.length, lost: 0, doubled: 0, changed: 0 };
  for (const { number, fault, visitor } of tasks) {
    const own = leads.filter((lead) => lead.note_from_customer === visitor.message);
    const [lead] = own;
    if (!lead) result.lost += 1;
    if (own.length > 1) result.doubled += 1;
    if (lead && (lead.name !== visitor.name || lead.phone !== visitor.phone)) result.changed += 1;
    if (own.length !== 1) log(`${number} (${fault}): saved ${own.length} times: ${visitor.message}`);
  }
  return result;
}
