import type { SubmissionMetadata } from '../../domain/requests/submission-metadata';
import type { RecordPath, SavedRecord } from '../../domain/requests/records';
import { within } from '../deadline';
import { forgetOnDevice, keepOnDevice, readDevice } from './durable-store';

type Pending<Path, Value> = {
  key: string;
  path: Path;
  record: Value;
  /** An attempt may have reached the database: from then on the record must not change. */
  isSent: boolean;
};

/** A request that the database has not confirmed yet, under the push id it has had from the start. */
export type PendingRequest = Pending<RecordPath, SavedRecord> & {
  /** The form it was typed into, on the page and in the tab it stood in. */
  form: string;
  /** What was typed, to know a second press of the same from a changed request. */
  answers: string;
  /** Saved at `context/{key}` once the record is; null where an earlier version of the site has kept none. */
  context: SubmissionMetadata | null;
};

/** The context of a confirmed request, in its place under the same key: of what was typed nothing stays. */
export type PendingContext = Pending<'context', SubmissionMetadata>;

export type PendingRecord = PendingRequest | PendingContext;

export function isRequest(pending: PendingRecord): pending is PendingRequest {
  return pending.path !== 'context';
}

/** A request that was confirmed a short while ago, to know its answers when they are sent again. */
type Confirmed = { key: string; at: number };

const knownPaths: unknown[] = ['leads', 'jobs', 'context'];
/** Writing to a disk takes a few milliseconds; one that takes longer is not to hold up the request. */
const longestKeepMs = 300;
/** For so long the same answers are the same request. */
const repeatMs = 10 * 60 * 1000;

const pendingName = (key: string): string => `pending/${key}`;
const confirmedName = (digest: string): string => `confirmed/${digest}`;

/** An earlier version of the site kept the marks of a machine alone, which is no context. */
function withWholeContext(pending: PendingRecord): PendingRecord {
  if (!isRequest(pending) || pending.context?.consent) return pending;
  return { ...pending, context: null };
}

function parsePending(value: unknown): PendingRecord[] {
  const pending = value as PendingRecord | null;
  const isWhole = typeof pending?.key === 'string' && typeof pending.record === 'object';
  const isKnown = isWhole && pending.record !== null && knownPaths.includes(pending.path);
  return isKnown ? [withWholeContext(pending)] : [];
}

const isOld = (mark: Confirmed | null): boolean => !(Math.abs(Date.now() - Number(mark?.at)) < repeatMs);

/** What is kept of requests, by name, however long the disk takes; what has lost its use is forgotten by the way. */
async function readKept(): Promise<[name: string, value: unknown][]> {
  const kept = [...(await readDevice())];
  const old = kept.filter(
    ([name, value]) => name.startsWith('confirmed/') && isOld(value as Confirmed | null),
  );
  for (const [name] of old) void forgetOnDevice(name);
  return kept.filter((entry) => !old.includes(entry));
}

function pendingAmong(kept: [name: string, value: unknown][]): PendingRecord[] {
  const pending = kept.flatMap(([name, value]) => (name.startsWith('pending/') ? parsePending(value) : []));
  return pending.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Gives all of the device that is not confirmed, oldest first, whichever tab works on it. */
export async function readPending(): Promise<PendingRecord[]> {
  return pendingAmong(await readKept());
}

/** Keeps a record, or its changed state; settles when it is on the disk, or after 300 ms. */
export async function keepPending(pending: PendingRecord): Promise<void> {
  await within(longestKeepMs, keepOnDevice(pendingName(pending.key), pending));
}

/** Forgets what the database has confirmed, or what is given up. */
export async function dropPending(key: string): Promise<void> {
  await forgetOnDevice(pendingName(key));
}

/** Remembers that a request was confirmed, by the digest of its answers: of what was typed nothing stays. */
export async function rememberConfirmed(digest: string, key: string): Promise<void> {
  await keepOnDevice(confirmedName(digest), { key, at: Date.now() } satisfies Confirmed);
}

function confirmedAmong(kept: [name: string, value: unknown][], digest: string): string | undefined {
  const found = kept.find(([name]) => name === confirmedName(digest));
  return (found?.[1] as Confirmed | undefined)?.key;
}

/** Gives the push id of a request with these answers that was confirmed in the last ten minutes. */
export async function findConfirmed(digest: string): Promise<string | undefined> {
  return confirmedAmong(await readKept(), digest);
}

/** Whether the device knows the answers of a request from another one: confirmed, by its push id, or still pending. */
export async function findRepeated(
  { key, answers }: PendingRequest,
  digest: string,
): Promise<{ confirmed?: string; pending?: PendingRequest }> {
  const kept = await readKept();
  const others = pendingAmong(kept).filter(isRequest);
  return {
    confirmed: confirmedAmong(kept, digest),
    pending: others.find((other) => other.key !== key && other.answers === answers),
  };
}
