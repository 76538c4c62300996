import type { SavedRecord } from '../rules/records';
import { within, withDeadline } from '../../../shared/browser/deadline';
import { databaseAddress, databaseRestUrl } from '../../../shared/site/settings';

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

function addressOf(path: string, token: string | undefined): string {
  const url = new URL(databaseRestUrl(databaseAddress(), path));
  if (token) url.searchParams.set('ac', token);
  return url.href;
}

/** Whether two values of JSON say the same; the order of an object's names says nothing. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = Object.keys(one);
  const isSame = (name: string): boolean => isSameJson(Reflect.get(one, name), Reflect.get(other, name));
  return names.length === Object.keys(other).length && names.every(isSame);
}

/** Whether an error says that the database's rules refused a write, by the socket or by REST. */
export function isRefused(cause: unknown): boolean {
  return (cause as { code?: unknown } | null)?.code === refusedCode;
}

type Method = 'PUT' | 'PATCH';

/** Any other answer confirms nothing: a network that asks to sign in answers every request with its own page. */
async function ask(
  path: string,
  token: string | undefined,
  expected: unknown,
  request?: RequestInit,
): Promise<void> {
  await withDeadline(deadlineMs, async (signal) => {
    const response = await fetch(addressOf(path, token), { ...request, signal });
    const answer: unknown = await response.json();
    if (response.ok && isSameJson(answer, expected)) return;
    // Other refusals may pass: of App Check, or of such a network.
    const isByRules = response.status === 401 && isSameJson(answer, { error: 'Permission denied' });
    const failure = new Error(`The database did not confirm ${path}: status ${response.status}`);
    throw Object.assign(failure, isByRules && { code: refusedCode });
  });
}

/** The database answers a write with what it has written. */
function write(token: string | undefined, path: string, value: object, request: RequestInit): Promise<void> {
  const body = JSON.stringify(value);
  return ask(path, token, JSON.parse(body), { ...request, body });
}

/** A PATCH writes several paths below `path`, all or none. */
export async function writeByRest(method: Method, path: string, value: object): Promise<void> {
  await write(await readToken(), path, value, { method });
}

/** Whether a record has been saved; reads its brand id, the only field that anybody may read, and only by its push id. */
export async function hasArrived(path: string): Promise<boolean> {
  const asked = ask(`${path}/brand_id`, await readToken(), 1 satisfies SavedRecord['brand_id']);
  return asked.then(
    () => true,
    () => false,
  );
}

/** Sends a last request that outlives the page. */
export function sendBeyondPage(method: Method, path: string, value: object): void {
  void write(knownToken, path, value, { method, keepalive: true }).catch(() => undefined);
}
