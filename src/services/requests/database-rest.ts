import { within } from '../deadline';
import { databaseAddress, databaseRestUrl } from '../settings';

/** What the rules refuse carries this code, as it does from the SDK. */
const refusedCode = 'PERMISSION_DENIED';
const deadlineMs = 7_500;
/** A token is refreshed by the SDK ahead of time: a longer wait means that it cannot be had. */
const tokenDeadlineMs = 2_000;

/** The newest App Check token, for a page that is being closed and cannot wait for one. */
let knownToken: string | undefined;

async function readToken(): Promise<string | undefined> {
  // Read here, and not from the settings, so that a site without App Check does not ship what asks for a token.
  if (!process.env.GATSBY_APP_CHECK_KEY) return undefined;
  const asked = import('./firebase-app').then(async ({ openFirebaseApp }) =>
    (await openFirebaseApp()).appCheckToken(),
  );
  knownToken = (await within(tokenDeadlineMs, asked).catch(() => undefined)) ?? knownToken;
  return knownToken;
}

/** The address of a path, with the token under the name that the SDK's own REST requests give it. */
function addressOf(path: string, token: string | undefined): string {
  const url = new URL(databaseRestUrl(databaseAddress(), path));
  if (token) url.searchParams.set('ac', token);
  return url.href;
}

/** Whether the database's rules have refused it, by either road. */
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
 * Writes by the REST interface, a PATCH several places below the path, all or none: settles when the database has
 * confirmed, rejects when it has not in 7.5 s.
 */
export async function writeByRest(method: 'PUT' | 'PATCH', path: string, value: object): Promise<void> {
  await ask(path, { method, body: JSON.stringify(value) });
}

/** Whether a record has been saved: the one thing of it that can be read is its brand id, by its exact push id. */
export async function hasArrived(path: string): Promise<boolean> {
  try {
    const answer = await ask(`${path}/brand_id`, {});
    return (await answer.json()) !== null;
  } catch {
    return false;
  }
}

/** A last request that outlives the page; gives whether the database has confirmed it, where the page is still there. */
export async function sendBeyondPage(method: 'PUT' | 'PATCH', path: string, value: object): Promise<boolean> {
  const request = { method, keepalive: true, body: JSON.stringify(value) };
  return fetch(addressOf(path, knownToken), request).then(
    ({ ok }) => ok,
    () => false,
  );
}
