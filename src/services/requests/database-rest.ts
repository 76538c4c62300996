import { within } from '../deadline';
import { databaseAddress, databaseRestUrl } from '../settings';

/** The code of an error when the rules refuse a write; the SDK uses the same. */
const refusedCode = 'PERMISSION_DENIED';
const deadlineMs = 7_500;
/** The SDK refreshes a token ahead of time, so a longer wait means that there is none. */
const tokenDeadlineMs = 2_000;

/** The newest App Check token, for a closing page, which cannot wait for one. */
let knownToken: string | undefined;

async function readToken(): Promise<string | undefined> {
  // Read here, not from the settings, so that the build of a site without App Check leaves the code below out.
  if (!process.env.GATSBY_APP_CHECK_KEY) return undefined;
  const asked = import('./firebase-app').then(async ({ openFirebaseApp }) =>
    (await openFirebaseApp()).appCheckToken(),
  );
  knownToken = (await within(tokenDeadlineMs, asked).catch(() => undefined)) ?? knownToken;
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

async function ask(path: string, request: RequestInit): Promise<Response> {
  const url = addressOf(path, await readToken());
  const response = await fetch(url, { ...request, signal: AbortSignal.timeout(deadlineMs) }).catch(
    (cause: unknown) => {
      throw new Error(`The database did not confirm ${path}`, { cause });
    },
  );
  if (response.ok) return response;
  const failure = new Error(`The database answered ${path} with status ${response.status}`);
  throw Object.assign(failure, response.status === 401 && { code: refusedCode });
}

/**
 * Writes by the REST interface; a PATCH writes several paths below `path`, all or none. Settles when the database has
 * confirmed, rejects when it refuses or has not confirmed within 7.5 s.
 */
export async function writeByRest(method: 'PUT' | 'PATCH', path: string, value: object): Promise<void> {
  await ask(path, { method, body: JSON.stringify(value) });
}

/** Whether a record has been saved; reads its brand id, the only field that anybody may read, and only by its push id. */
export async function hasArrived(path: string): Promise<boolean> {
  try {
    const answer = await ask(`${path}/brand_id`, {});
    return (await answer.json()) !== null;
  } catch {
    return false;
  }
}

/** Sends a last request that outlives the page; if the page stays after all, gives whether the database confirmed it. */
export async function sendBeyondPage(method: 'PUT' | 'PATCH', path: string, value: object): Promise<boolean> {
  const request = { method, keepalive: true, body: JSON.stringify(value) };
  return fetch(addressOf(path, knownToken), request).then(
    ({ ok }) => ok,
    () => false,
  );
}
