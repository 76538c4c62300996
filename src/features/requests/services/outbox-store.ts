import type { SubmissionMetadata } from '../rules/submission-metadata';
import type { RecordPath, SavedRecord } from '../rules/records';
import { longHash } from '../../../shared/values/hash';
import { within } from '../../../shared/browser/deadline';
import { forgetOnDevice, keepOnDevice, readDevice } from './durable-store';

type Pending<Path, Value> = {
  key: string;
  path: Path;
  record: Value;
  /** Whether an attempt may have reached the database: from then on no IP address is looked up for it. */
  isSent: boolean;
  /** How often the rules refused it, though it is as they ask, and when last. */
  refused?: { times: number; at: number };
};

/** A request that the database has not confirmed yet; it keeps its push id from the start. */
export type PendingRequest = Pending<RecordPath, SavedRecord> & {
  form: string;
  /** The typed values, which tell a repeated submission from a changed one. */
  answers: string;
  context: SubmissionMetadata;
};

/** The context of a confirmed request, which replaces it under the same key, so that no typed value stays. */
export type PendingContext = Pending<'context', SubmissionMetadata>;

export type PendingRecord = PendingRequest | PendingContext;

export function isRequest(pending: PendingRecord): pending is PendingRequest {
  return pending.path !== 'context';
}

export const addressOf = ({ path, key }: PendingRecord): string => `${path}/${key}`;

/** What this page, or the worker, has kept itself; known even where the device stores nothing. */
export const inHand = new Map<string, PendingRecord>();
const confirmedHere = new Set<string>();

/** Whether this page has seen that a request is saved: what was about to keep it or to send it comes too late. */
export const isConfirmed = (pending: PendingRecord): boolean =>
  isRequest(pending) && confirmedHere.has(pending.key);

/** As it is now: the visitor may have pressed again meanwhile. */
export function newestOf<Given extends PendingRecord>(sent: Given): Given {
  const newest = inHand.get(sent.key);
  return newest?.path === sent.path ? (newest as Given) : sent;
}

type Confirmed = { key: string; at: number };

const knownPaths: unknown[] = ['leads', 'jobs', 'context'];
/** A write to the disk takes a few milliseconds; a slower disk must not delay the request. */
const longestKeepMs = 300;
const repeatMs = 10 * 60 * 1000;
const wholeKey = /^[-\w]{20}$/;

const pendingName = (key: string): string => `pending/${key}`;
const confirmedName = (answers: string): string => `confirmed/${longHash(answers)}`;

function parsePending(value: unknown): PendingRecord | undefined {
  const pending = value as PendingRecord | null;
  const isWhole = wholeKey.test(String(pending?.key)) && knownPaths.includes(pending?.path);
  return isWhole && pending?.record && (!isRequest(pending) || pending.context) ? pending : undefined;
}

const isRepeatOver = (mark: Confirmed | null): boolean =>
  !(Math.abs(Date.now() - Number(mark?.at)) < repeatMs);

function isOver([name, value]: [name: string, value: unknown]): boolean {
  if (name.startsWith('confirmed/')) return isRepeatOver(value as Confirmed | null);
  return name.startsWith('pending/') && !parsePending(value);
}

/** Without what is over; pending records with the oldest first. None is over by its age, since a device's clock may be wrong. */
async function readRecords(onLate?: () => void) {
  const stored = [...(await readDevice(onLate))];
  const over = stored.filter(isOver);
  for (const [name] of over) void forgetOnDevice(name);
  const left = stored.filter((entry) => !over.includes(entry));
  const pending = left.flatMap(([name, value]) =>
    name.startsWith('pending/') ? (parsePending(value) ?? []) : [],
  );
  const all = new Map([...pending, ...inHand.values()].map((record) => [record.key, record]));
  return {
    pending: [...all.values()].sort((one, other) => (one.key < other.key ? -1 : 1)),
    confirmed: new Map(left) as Map<string, Confirmed | undefined>,
  };
}

/** Calls `onLate` where the disk answers too late for this. */
export async function readPending(onLate?: () => void): Promise<PendingRecord[]> {
  return (await readRecords(onLate)).pending;
}

/** In hand at once, and on the disk when it settles, or after 300 ms. */
export async function keepPending(pending: PendingRecord): Promise<void> {
  if (isConfirmed(pending)) return;
  inHand.set(pending.key, pending);
  await within(longestKeepMs, keepOnDevice(pendingName(pending.key), pending));
}

export async function dropPending(key: string): Promise<void> {
  inHand.delete(key);
  await forgetOnDevice(pendingName(key));
}

export async function rememberConfirmed({ answers, key }: PendingRequest): Promise<void> {
  confirmedHere.add(key);
  await keepOnDevice(confirmedName(answers), { key, at: Date.now() } satisfies Confirmed);
}

/** Finds another request of the device with the same answers: the push id of one confirmed lately, or a pending one. */
export async function findRepeated({ key, answers }: PendingRequest) {
  const { pending, confirmed } = await readRecords();
  const isOther = (other: PendingRequest): boolean => other.key !== key && other.answers === answers;
  return {
    confirmed: confirmed.get(confirmedName(answers))?.key,
    pending: pending.filter(isRequest).find(isOther),
  };
}
