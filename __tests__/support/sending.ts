import { lookUpIpAddress } from '../../src/features/requests/services/ip-lookup';
import { write } from '../../src/features/requests/services/realtime-database';
import { succeeded } from '../../src/shared/values/result';
import { forgetPending, holdBack } from './saving';

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };

export const never = () => new Promise<never>(() => undefined);
/** What the SDK throws when the rules refuse a write. */
export const refusal = Object.assign(new Error('Permission denied'), { code: 'PERMISSION_DENIED' });

/** What the fake database holds: as by the rules, each key is written once, and a context with its request or after it. */
export const database = new Map<string, object>();

function save(values: Record<string, object>): void {
  const all = new Set([...database.keys(), ...Object.keys(values)]);
  const isAllowed = (path: string): boolean =>
    !database.has(path) && all.has(path.replace('context', 'leads'));
  if (!Object.keys(values).every(isAllowed)) throw refusal;
  for (const [path, value] of Object.entries(values)) database.set(path, value);
}

export const bySocket = async (path: string, value: object): Promise<void> => save({ [path]: value });

export const answer = (status: number, value: unknown): Promise<Answer> =>
  Promise.resolve({ ok: status < 300, status, json: async () => value });

/** Answers as the REST interface does: a write with what it has written. */
export async function byRest(url: string, { method, body }: RequestInit): Promise<Answer> {
  const [, path = ''] = /:\d+\/(.*)\.json/.exec(url) ?? [];
  if (body === undefined) return answer(200, database.has(path.replace('/brand_id', '')) ? 1 : null);
  const value = JSON.parse(String(body)) as Record<string, object>;
  try {
    save(method === 'PATCH' ? value : { [path]: value });
    return await answer(200, value);
  } catch {
    return answer(401, { error: 'Permission denied' });
  }
}

/** What the REST interface is asked; it cannot be reached unless a test lets it answer. */
export const fetched = jest.fn<Promise<Answer>, Parameters<typeof byRest>>();
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** What the database was given by the socket at paths that begin so. */
export const written = (path: string) => jest.mocked(write).mock.calls.filter(([to]) => to.startsWith(path));

/** What the database holds at paths that begin so. */
export const savedAt = (path: string) =>
  [...database].filter(([at]) => at.startsWith(path)).map(([, value]) => value);

/** Lets everything happen that waits for no clock. */
export const flush = () => jest.advanceTimersByTimeAsync(0);

export const holdIp = () => holdBack(lookUpIpAddress);

/** The socket saves, and the lookup answers; the test's own jest.mock has put both away. */
export function heal(): void {
  jest.mocked(write).mockImplementation(bySocket);
  jest.mocked(lookUpIpAddress).mockResolvedValue(succeeded('203.0.113.7'));
}

/** Before each test all is well, but for REST. */
export function sendFrom(now: Date): void {
  beforeAll(() => void Object.assign(globalThis, { fetch: fetched }));
  beforeEach(() => {
    jest.useFakeTimers({ now });
    database.clear();
    jest.mocked(write).mockReset();
    jest.mocked(lookUpIpAddress).mockReset();
    fetched.mockReset().mockImplementation(offline);
    heal();
  });
  afterEach(async () => {
    forgetPending();
    // With nothing left to send the pauses run out.
    await jest.advanceTimersByTimeAsync(120_000);
    jest.useRealTimers();
  });
}
