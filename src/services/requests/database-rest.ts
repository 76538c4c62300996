import { isSameJson } from '../../domain/is-same-json';
import type { SavedRecord } from '../../domain/requests/records';
import { within, withDeadline } from '../deadline';
import { databaseAddress, databaseRestUrl } from '../settings';

/** The code of an error when the rules refuse a write; the SDK uses the same. */
const refusedCode = 'PERMISSION_DENIED';
const deadlineMs = 7_500;
/** The SDK refreshes a token ahead of time, so a longer wait means that there is none. */
const tokenDeadlineMs = 2_000;

/** The newest App Check token, for a closing page, which cannot wait for one. */
let knownToken: string | undefined;

async function readToken(): Promise<string | undefined> {
  // Read here, not from the settings, so that a build without App Check leaves this code out.
  if (process.env.GATSBY_APP_CHECK_KEY) {
    const asked = import('./firebase-app').then(async ({ openFirebaseApp }) =>
      (await openFirebaseApp()).appCheckToken(),
    );
    knownToken = (await within(tokenDeadlineMs, asked).catch(() => undefined)) ?? knownToken;
  }
  return knownToken;
}

/** The address of a path, with the token in the same query field as in the SDK's own REST requests. */
function addressOf(path: string, token: string | undefined): string {
  const url = new URL(databaseRestUrl(databaseAddress(), path));
  if (token) url.searchParams.set('ac', token);
  return url.href;
}

/** Whether an error says that the database's rules refused a write, by the socket or by REST. */
export function isRefused(cause: unknown): boolean {
  return (cause as { code?: unknown } | null)?.code === refusedCode;
}

type Method = 'PUT' | 'PATCH';

/** Asks, and reads the answer to its end: headers alone confirm nothing. */
async function ask(path: string, token: string | undefined, request: RequestInit): Promise<unknown> {
  try {
    return await withDeadline(deadlineMs, async (signal) => {
      const response = await fetch(addressOf(path, token), { ...request, signal });
      const answer: unknown = await response.json();
      if (response.ok) return answer;
      // Other refusals may pass: of App Check, or of a network that asks its users to sign in first.
      const isByRules = response.status === 401 && isSameJson(answer, { error: 'Permission denied' });
      throw Object.assign(new Error(`Status ${response.status}`), isByRules && { code: refusedCode });
    });
  } catch (cause) {
    const failure = new Error(`The database did not confirm ${path}`, { cause });
    throw Object.assign(failure, isRefused(cause) && { code: refusedCode });
  }
}

/**
 * The database answers a write with what it has written. Any other answer confirms nothing, whatever its status: a
 * network that asks its users to sign in answers every request with a page of its own.
 */
async function write(
  token: string | undefined,
  method: Method,
  path: string,
  value: object,
  options?: RequestInit,
): Promise<void> {
  const body = JSON.stringify(value);
  const written = await ask(path, token, { method, body, ...options });
  if (!isSameJson(written, JSON.parse(body))) throw new Error(`The database did not answer ${path} with it`);
}

/**
 * Writes by the REST interface; a PATCH writes several paths below `path`, all or none. Settles when the database has
 * confirmed, rejects when it refuses or has not confirmed within 7.5 s.
 */
export async function writeByRest(method: Method, path: string, value: object): Promise<void> {
  await write(await readToken(), method, path, value);
}

/** Whether a record has been saved; reads its brand id, the only field that anybody may read, and only by its push id. */
export async function hasArrived(path: string): Promise<boolean> {
  const brand = await ask(`${path}/brand_id`, await readToken(), {}).catch(() => undefined);
  return brand === (1 satisfies SavedRecord['brand_id']);
}

/** Sends a last request that outlives the page; if the page stays after all, gives whether the database confirmed it. */
export async function sendBeyondPage(method: Method, path: string, value: object): Promise<boolean> {
  return write(knownToken, method, path, value, { keepalive: true }).then(
    () => true,
    () => false,
  );
}
