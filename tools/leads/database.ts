import { PlainError } from '../../local/plain-error';

export type KeyRange = { startAt: string; endAt: string };
export type Child = [key: string, value: unknown];

/** What the command asks of a database, here or live. */
export type LeadDatabase = {
  /**
   * Reads the first children of a path within a range of keys, in the order of the keys, both ends among them. Throws a
   * plain sentence where the database refuses or does not answer.
   */
  readPage: (path: string, range: KeyRange, limit: number) => Promise<Child[]>;
  /** Writes several paths, all or none; null deletes. Throws as `readPage` does. */
  update: (values: Record<string, unknown>) => Promise<void>;
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

function explain({ origin, advice }: DatabaseAccess, status: number, body: unknown): PlainError {
  const { error } = (body ?? {}) as { error?: unknown };
  const reason = typeof error === 'string' ? error.slice(0, 200) : 'without a reason';
  return new PlainError(
    status === 401 || status === 403
      ? `The database at ${origin} refuses (${reason}): ${advice.denied}`
      : `The database at ${origin} answers ${status}, ${reason}: try again later.`,
  );
}

type Question = { query?: Record<string, string>; init?: RequestInit };

async function ask(access: DatabaseAccess, path: string, { query, init }: Question): Promise<object | null> {
  const { origin, namespace, advice } = access;
  const parameters = new URLSearchParams({ ...(namespace !== null && { ns: namespace }), ...query });
  const headers = await access.authorize();
  const { status, body } = await askPatiently(`${origin}/${path}.json?${parameters.toString()}`, {
    ...init,
    headers,
  })
    .then(async (answer) => ({ status: answer.status, body: (await answer.json()) as object | null }))
    .catch(() => {
      throw new PlainError(`No database answers at ${origin}, or it breaks off: ${advice.unreachable}`);
    });
  if (status !== 200) throw explain(access, status, body);
  return body;
}

/** Gives the database behind an address, by its REST interface. */
export function openDatabase(access: DatabaseAccess): LeadDatabase {
  return {
    readPage: async (path, { startAt, endAt }, limit) => {
      const query = {
        orderBy: '"$key"',
        startAt: JSON.stringify(startAt),
        endAt: JSON.stringify(endAt),
        limitToFirst: String(limit),
      };
      const page = await ask(access, path, { query });
      // The database gives the right children, but an object in JSON has no order.
      return Object.entries(page ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
    },
    update: async (values) => {
      await ask(access, '', { init: { method: 'PATCH', body: JSON.stringify(values) } });
    },
  };
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
