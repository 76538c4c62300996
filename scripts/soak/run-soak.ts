import { chromium, type Browser } from '@playwright/test';
import { withLocalServices } from '../local-services';
import { createRandom, type Random } from './random';
import { createVisitor, faults, type Visitor } from './submission';

export type SoakOptions = {
  submissions: number;
  seed: number;
  /** How many submit at a time, each against a database of its own. */
  workers: number;
  browserPath: string | undefined;
  log: (line: string) => void;
};

export type SoakResult = {
  sent: number;
  saved: number;
  lost: number;
  doubled: number;
  /** Saved with another name, phone or message than was typed. */
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

function work(queue: Task[], browser: Browser, log: SoakOptions['log']): Promise<SavedLead[]> {
  return withLocalServices(async (site) => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { number, fault, visitor, seed } = task;
      const context = await browser.newContext({ baseURL: site.url });
      const scene = { site, context, page: await context.newPage(), visitor, random: createRandom(seed) };
      await faults[fault]?.(scene).catch((cause: unknown) => log(`${number} (${fault}): ${String(cause)}`));
      await site.startDatabase();
      await context.close();
      if (number % 50 === 0) log(`${number} submitted`);
    }
    return Object.values((site.read('leads') ?? {}) as Record<string, SavedLead>);
  });
}

/** Submits many requests under random faults, the same for the same seed, and compares what is saved with what was typed. */
export async function runSoak({
  submissions,
  seed,
  workers,
  browserPath,
  log,
}: SoakOptions): Promise<SoakResult> {
  const tasks = plan(submissions, createRandom(seed));
  const queue = [...tasks];
  const browser = await chromium.launch({ executablePath: browserPath });
  const leads = (await Promise.all(Array.from({ length: workers }, () => work(queue, browser, log)))).flat();
  await browser.close();

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
