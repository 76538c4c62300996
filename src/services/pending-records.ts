import type { RecordPath, SavedRecord } from '../domain/records';

/** A request that the database has not confirmed yet, under the push id it has had from the start. */
export type PendingRecord = {
  key: string;
  path: RecordPath;
  record: SavedRecord;
  /** The form it was typed into, on the page and in the tab it stood in. */
  form: string;
  /** What was typed, to know a second press of the same from a changed request. */
  answers: string;
  /** An attempt may have reached the database: from then on the record must not change. */
  isSent: boolean;
  /** Until then the tab that took the request is at work on it, and no other may send it. */
  heldUntil: number;
  /** What is known beside the record, saved at `context/{key}`; null where there is nothing to say. */
  context: RecordMarks | null;
};

/** Signs that a record may come from a machine (never in the record itself, design section 4). */
export type RecordMarks = { trap_filled: boolean; fill_ms: number };

const prefix = 'pending/';

// Also kept here: storage may be refused, full, or cleared while the page is open.
const inMemory = new Map<string, PendingRecord>();

function parse(text: string | null): PendingRecord | null {
  try {
    const pending = JSON.parse(text ?? 'null') as PendingRecord | null;
    const isWhole = typeof pending?.key === 'string' && typeof pending.record === 'object';
    return isWhole && (pending.path === 'leads' || pending.path === 'jobs') ? pending : null;
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

/** Every unconfirmed request of this device, oldest first; of this page alone where storage is refused. */
export function listPending(): PendingRecord[] {
  const byKey = new Map(readStored().map((pending) => [pending.key, pending]));
  for (const [key, pending] of inMemory) byKey.set(key, pending);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Keeps a request, or its changed state, on the device. One item each, so that tabs do not overwrite each other. */
export function keepPending(pending: PendingRecord): void {
  inMemory.set(pending.key, pending);
  try {
    localStorage.setItem(prefix + pending.key, JSON.stringify(pending));
  } catch {
    // Storage refused or full: the request is sent anyway, from memory.
  }
}

/** Forgets a request that the database has confirmed. */
export function dropPending(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Storage refused: there was nothing in it.
  }
}
