import { openStore, type Store } from '../../functions/store';
import { PlainError } from '../../local/plain-error';

export type KeyRange = { startAt: string; endAt: string };
export type Child = [key: string, value: unknown];

/** What the command asks of a database, here or live. */
export type LeadDatabase = {
  /** Reads the first children of a path within a range of keys, in the order of the keys, both ends among them. */
  readPage: (path: string, range: KeyRange, limit: number) => Promise<Child[]>;
  update: Store['update'];
};

/** How to reach a database, and what to say where that fails. */
export type DatabaseAccess = {
  /** The address without a path. */
  origin: string;
  /** Null where the host's name contains it. */
  namespace: string | null;
  /** Gives the headers that say who asks. */
  authorize: () => Promise<Record<string, string>>;
  /** What to do where nothing answers, and where it refuses: each completes a sentence. */
  advice: { unreachable: string; denied: string };
};

const deadlineMs = 120_000;
/** A question of a thousand pages does not fail because one of them did. */
const pausesMs = [500, 2000];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks once more after each pause where the connection broke or the database is out of order; not where none listens. */
async function askPatiently(address: string, init: RequestInit): Promise<Response> {
  for (const pauseMs of pausesMs) {
    try {
      const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(deadlineMs) });
      if (answer.status < 500 && answer.status !== 429) return answer;
      await answer.body?.cancel();
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') throw error;
    }
    await pause(pauseMs);
  }
  return fetch(address, { ...init, signal: AbortSignal.timeout(deadlineMs) });
}

/** Gives the database behind an address; throws a plain sentence where it refuses or does not answer. */
export function openDatabase({ origin, namespace, authorize, advice }: DatabaseAccess): LeadDatabase {
  const explain = async (address: string, init: RequestInit): Promise<Response> => {
    const answer = await askPatiently(address, init).catch(() => null);
    const body = (await answer
      ?.clone()
      .json()
      .catch(() => undefined)) as { error?: unknown } | null | undefined;
    if (!answer || body === undefined)
      throw new PlainError(`No database answers at ${origin}, or it breaks off: ${advice.unreachable}`);
    if (answer.status === 200) return answer;
    const reason = typeof body?.error === 'string' ? body.error.slice(0, 200) : 'without a reason';
    throw new PlainError(
      answer.status === 401 || answer.status === 403
        ? `The database at ${origin} refuses (${reason}): ${advice.denied}`
        : `The database at ${origin} answers ${answer.status}, ${reason}: try again later.`,
    );
  };
  const { read, update } = openStore(
    `${origin}${namespace === null ? '' : `?ns=${namespace}`}`,
    authorize,
    explain,
  );
  const readPage: LeadDatabase['readPage'] = async (path, { startAt, endAt }, limit) => {
    const page = await read<object>(path, {
      orderBy: '"$key"',
      startAt: JSON.stringify(startAt),
      endAt: JSON.stringify(endAt),
      limitToFirst: String(limit),
    });
    // The database gives the right children, but an object in JSON has no order.
    return Object.entries(page ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  };
  return { readPage, update };
}

/** Reads all children of a path within a range of keys, in the order of the keys, holding a page at a time. */
export async function* readChildren(
  { readPage }: LeadDatabase,
  path: string,
  range: KeyRange,
  pageLength = 1000,
): AsyncGenerator<Child> {
  let startAt = range.startAt;
  let last: string | undefined;
  while (true) {
    const page = await readPage(path, { ...range, startAt }, pageLength);
    // A page begins with the last child of the one before.
    yield* page.filter(([key]) => key !== last);
    if (page.length < pageLength) return;
    last = page.at(-1)?.[0];
    startAt = last ?? startAt;
  }
}
