import { setTimeout } from 'node:timers/promises';
import { openStore, type Store } from '../../functions/store';
import { PlainError } from '../../local/plain-error';

type KeyRange = { startAt: string; endAt: string };
type Child = [key: string, value: unknown];

export type LeadDatabase = Pick<Store, 'read' | 'update'>;

/** How to say who asks a database, and what to do where nothing answers, and where it refuses: each ends a sentence. */
export type DatabaseAccess = Record<'unreachable' | 'denied', string> & {
  authorize: () => Promise<Record<string, string>>;
};

const deadlineMs = 120_000;
/** A question of a thousand pages does not fail because one of them did. */
const pausesMs = [500, 2000];

/** Asks once more after each pause where the connection broke or the database is out of order; not where none listens. */
async function askPatiently(address: string, init: RequestInit, tries = 0): Promise<Response> {
  const isLast = tries === pausesMs.length;
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(deadlineMs) });
    if (isLast || (answer.status < 500 && answer.status !== 429)) return answer;
    await answer.body?.cancel();
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (isLast || code === 'ECONNREFUSED' || code === 'ENOTFOUND') throw error;
  }
  await setTimeout(pausesMs[tries]);
  return askPatiently(address, init, tries + 1);
}

/** Gives the database behind an address; throws a plain sentence where it refuses or does not answer. */
export function openDatabase(url: string, { authorize, unreachable, denied }: DatabaseAccess): LeadDatabase {
  const { origin } = new URL(url);
  return openStore(url, authorize, async (address, init) => {
    const answer = await askPatiently(address, init).catch(() => null);
    const body = (await answer
      ?.clone()
      .json()
      .catch(() => undefined)) as { error?: unknown } | null | undefined;
    if (!answer || body === undefined)
      throw new PlainError(`No database answers at ${origin}, or it breaks off: ${unreachable}`);
    if (answer.status === 200) return answer;
    const reason = typeof body?.error === 'string' ? body.error.slice(0, 200) : 'without a reason';
    throw new PlainError(
      answer.status === 401 || answer.status === 403
        ? `The database at ${origin} refuses (${reason}): ${denied}`
        : `The database at ${origin} answers ${answer.status}, ${reason}: try again later.`,
    );
  });
}

/** Reads all children of a path within a range of keys, both ends among them, in the order of the keys, a page at a time. */
export async function* readChildren(
  { read }: Pick<LeadDatabase, 'read'>,
  path: string,
  { startAt, endAt }: KeyRange,
  pageLength = 1000,
): AsyncGenerator<Child> {
  const query = { orderBy: '"$key"', endAt: JSON.stringify(endAt), limitToFirst: String(pageLength) };
  let last: string | undefined;
  while (true) {
    const page = await read<object>(path, { ...query, startAt: JSON.stringify(last ?? startAt) });
    // The database gives the right children, but an object in JSON has no order.
    const children = Object.entries(page ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
    // A page begins with the last child of the one before.
    yield* children.filter(([key]) => key !== last);
    if (children.length < pageLength) return;
    last = children.at(-1)?.[0];
  }
}
