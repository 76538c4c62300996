import { PlainError } from '../../local/plain-error';

export type KeyRange = { startAt: string; endAt: string };

/** What the command asks of a database, here or live. */
export type LeadDatabase = {
  /**
   * Reads the first children of a path within a range of keys, in the order of the keys, both ends among them. Throws a
   * plain sentence where the database refuses or does not answer.
   */
  readPage: (path: string, range: KeyRange, limit: number) => Promise<[key: string, value: unknown][]>;
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

function addressOf(
  { origin, namespace }: DatabaseAccess,
  path: string,
  query: Record<string, string>,
): string {
  const url = new URL(`${origin}/${path.split('/').map(encodeURIComponent).join('/')}.json`);
  if (namespace !== null) url.searchParams.set('ns', namespace);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

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

function reasonOf(body: unknown): string {
  const { error } = (body ?? {}) as { error?: unknown };
  return typeof error === 'string' ? error.slice(0, 200) : 'without a reason';
}

function explain(access: DatabaseAccess, status: number, body: unknown): PlainError {
  if (status === 401 || status === 403)
    return new PlainError(
      `The database at ${access.origin} refuses (${reasonOf(body)}): ${access.advice.denied}`,
    );
  return new PlainError(
    `The database at ${access.origin} answers ${status}, ${reasonOf(body)}: try again later.`,
  );
}

async function ask(access: DatabaseAccess, address: string, init: RequestInit): Promise<unknown> {
  const headers = await access.authorize();
  let status: number;
  let body: unknown;
  try {
    const answer = await askPatiently(address, { ...init, headers });
    status = answer.status;
    body = await answer.json();
  } catch {
    throw new PlainError(
      `No database answers at ${access.origin}, or it breaks off: ${access.advice.unreachable}`,
    );
  }
  if (status !== 200) throw explain(access, status, body);
  return body;
}

const compareKeys = ([a]: [string, unknown], [b]: [string, unknown]): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

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
      const page = await ask(access, addressOf(access, path, query), {});
      // The database gives the right children, but an object in JSON has no order.
      return typeof page === 'object' ? Object.entries(page ?? {}).toSorted(compareKeys) : [];
    },
    update: async (values) => {
      const init = { method: 'PATCH', body: JSON.stringify(values) };
      await ask(access, addressOf(access, '', {}), init);
    },
  };
}

/** Reads all children of a path within a range of keys, in the order of the keys, holding a page at a time. */
export async function* readChildren(
  { readPage }: LeadDatabase,
  path: string,
  range: KeyRange,
  pageLength = 1000,
): AsyncGenerator<[key: string, value: unknown]> {
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
