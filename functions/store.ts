export type Store = ReturnType<typeof openStore>;

const deadlineMs = 20_000;

type Headers = () => Promise<Record<string, string>>;
type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Opens a database by REST, whose ETags make a change a transaction; `authorize` gives the headers. */
export function openStore(databaseUrl: string, authorize: Headers, fetchAnswer: Fetch = fetch) {
  const { origin, searchParams: own } = new URL(databaseUrl);
  const ask = async (path: string, init: RequestInit = {}, query: Record<string, string> = {}) => {
    const parameters = new URLSearchParams({ ...Object.fromEntries(own), ...query });
    const answer = await fetchAnswer(`${origin}/${path}.json?${parameters.toString()}`, {
      ...init,
      headers: { ...init.headers, ...(await authorize()) },
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!answer.ok && answer.status !== 412)
      throw new Error(`The database answers ${answer.status} for ${path}: ${await answer.text()}`);
    return answer;
  };
  const put = (path: string, value: unknown, headers?: Record<string, string>) =>
    ask(path, { method: 'PUT', body: JSON.stringify(value), headers });
  return {
    read: async <Value>(path: string, query?: Record<string, string>) =>
      (await (await ask(path, {}, query)).json()) as Value | null,
    write: async (path: string, value: unknown): Promise<void> => void (await put(path, value)),
    /** Writes several paths, all or none; null deletes. */
    update: async (values: Record<string, unknown>): Promise<void> =>
      void (await ask('', { method: 'PATCH', body: JSON.stringify(values) })),
    /** Replaces a value by one that depends on it, though others write too; leaves it, and gives nothing, for undefined. */
    change: async <Value>(path: string, next: (value: Value | null) => Value | undefined) => {
      for (;;) {
        const answer = await ask(path, { headers: { 'x-firebase-etag': 'true' } });
        const value = next((await answer.json()) as Value | null);
        if (value === undefined) return undefined;
        const { status } = await put(path, value, { 'if-match': answer.headers.get('etag') ?? '' });
        if (status !== 412) return value;
      }
    },
  };
}
