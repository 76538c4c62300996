import type { SubmissionMetadata } from '../rules/submission-metadata';
import type { RecordPath, SavedRecord } from '../rules/records';
import { longHash } from '../../../shared/values/hash';
import { within } from '../../../shared/browser/deadline';
import { forgetOnDevice, keepOnDevice, readDevice } from './durable-store';

type Pending<Path, Value> = {
  key: string;
  path: Path;
  record: Value;
  /** Whether an attempt may have reached the database: from then on the record must not change. */
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
export const lockOf = (pending: PendingRecord): string => `outbox/${addressOf(pending)}`;

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
  const left = new Map(stored.filter((entry) => !over.includes(entry)));
  const pending = [...left].flatMap(([name, value]) =>
    name.startsWith('pending/') ? (parsePending(value) ?? []) : [],
  );
  return {
    pending: pending.sort((one, other) => (one.key < other.key ? -1 : 1)),
    confirmed: (answers: string) => (left.get(confirmedName(answers)) as Confirmed | undefined)?.key,
  };
}

/** Calls `onLate` where the disk answers too late for this. */
export async function readPending(onLate?: () => void): Promise<PendingRecord[]> {
  return (await readRecords(onLate)).pending;
}

export async function findStored({ key, path }: PendingRecord): Promise<PendingRecord | undefined> {
  return (await readPending()).find((stored) => stored.key === key && stored.path === path);
}

export async function keepPending(pending: PendingRecord): Promise<void> {
  await within(longestKeepMs, keepOnDevice(pendingName(pending.key), pending));
}

export async function dropPending(key: string): Promise<void> {
  await forgetOnDevice(pendingName(key));
}

export async function rememberConfirmed({ answers, key }: PendingRequest): Promise<void> {
  await keepOnDevice(confirmedName(answers), { key, at: Date.now() } satisfies Confirmed);
}

/** Gives the push id of a request with these answers that was confirmed in the last ten minutes. */
export async function findConfirmed({ answers }: PendingRequest): Promise<string | undefined> {
  return (await readRecords()).confirmed(answers);
}

/** Finds another request of the device with the same answers: the push id of a confirmed one, or a pending one. */
export async function findRepeated(
  request: PendingRequest,
): Promise<{ confirmed?: string; pending?: PendingRequest }> {
  const { key, answers } = request;
  const { pending, confirmed } = await readRecords();
  const isOther = (other: PendingRequest): boolean => other.key !== key && other.answers === answers;
  return { confirmed: confirmed(answers), pending: pending.filter(isRequest).find(isOther) };
}
