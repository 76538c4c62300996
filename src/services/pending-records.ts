import type { ContextRecord } from '../domain/context-record';
import type { RecordPath, SavedRecord } from '../domain/records';

type Pending<Path, Value> = {
  key: string;
  path: Path;
  record: Value;
  /** An attempt may have reached the database: from then on the record must not change. */
  isSent: boolean;
  /** Until then the tab that took the request is at work on it, and no other may send it. */
  heldUntil: number;
};

/** A request that the database has not confirmed yet, under the push id it has had from the start. */
export type PendingRequest = Pending<RecordPath, SavedRecord> & {
  /** The form it was typed into, on the page and in the tab it stood in. */
  form: string;
  /** What was typed, to know a second press of the same from a changed request. */
  answers: string;
  /** Saved at `context/{key}` once the record is; null where an earlier version of the site has kept none. */
  context: ContextRecord | null;
};

/** The context of a confirmed request, in its place under the same key: of what was typed nothing stays. */
export type PendingContext = Pending<'context', ContextRecord>;

export type PendingRecord = PendingRequest | PendingContext;

export function isRequest(pending: PendingRecord): pending is PendingRequest {
  return pending.path !== 'context';
}

const prefix = 'pending/';

// Also kept here: storage may be refused, full, or cleared while the page is open.
const inMemory = new Map<string, PendingRecord>();

const knownPaths: unknown[] = ['leads', 'jobs', 'context'];

/** An earlier version of the site kept the marks of a machine alone, which is no context. */
function withWholeContext(pending: PendingRecord): PendingRecord {
  if (!isRequest(pending) || pending.context?.consent) return pending;
  return { ...pending, context: null };
}

function parse(text: string | null): PendingRecord | null {
  try {
    const pending = JSON.parse(text ?? 'null') as PendingRecord | null;
    const isWhole = typeof pending?.key === 'string' && typeof pending.record === 'object';
    const isKnown = isWhole && pending.record !== null && knownPaths.includes(pending.path);
    return isKnown ? withWholeContext(pending) : null;
  } catch {
    return null;
  }
}

function readStored(): PendingRecord[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix))
      .map((name) => parse(localStorage.getItem(name)))
      .filter((pending) => pending !== null);
  } catch {
    return [];
  }
}

/** All of this device that is not confirmed, oldest first; of this page alone where storage is refused. */
export function listPending(): PendingRecord[] {
  const byKey = new Map(readStored().map((pending) => [pending.key, pending]));
  for (const [key, pending] of inMemory) byKey.set(key, pending);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Keeps a record, or its changed state, on the device. One item each, so that tabs do not overwrite each other. */
export function keepPending(pending: PendingRecord): void {
  inMemory.set(pending.key, pending);
  try {
    localStorage.setItem(prefix + pending.key, JSON.stringify(pending));
  } catch {
    // Storage refused or full: the record is sent anyway, from memory.
  }
}

/** Forgets what the database has confirmed, or what is given up. */
export function dropPending(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Storage refused: there was nothing in it.
  }
}
