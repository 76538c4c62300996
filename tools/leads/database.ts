import { readFileSync } from 'node:fs';
import { gaxios, JWT } from 'google-auth-library';
import { openStore, type Store } from '../../functions/store';
import { PlainError } from '../../local/plain-error';
import { localNamespace } from '../../src/shared/site/settings';
import type { Environment } from '../../scripts/environment';
import { credentialErrors, readKey } from '../deploy/settings';

type KeyRange = { startAt: string; endAt: string };
type Child = [key: string, value: unknown];

export type LeadDatabase = Pick<Store, 'read' | 'update'>;

/** How to say who asks a database, and what to do where nothing answers, and where it refuses: each ends a sentence. */
export type DatabaseAccess = Record<'unreachable' | 'denied', string> & {
  authorize: () => Promise<Record<string, string>>;
};

/** Asks once more where the connection broke or the database is out of order: of a thousand pages one may fail. */
const transport = new gaxios.Gaxios({
  retry: true,
  timeout: 120_000,
  responseType: 'json',
  fetchImplementation: fetch,
});

/** Gives the database behind an address; throws a plain sentence where it refuses or does not answer. */
export function openDatabase(url: string, { authorize, unreachable, denied }: DatabaseAccess): LeadDatabase {
  const { origin } = new URL(url);
  return openStore(url, authorize, async (address, init) => {
    const { data, status } = await transport
      .request<{ error?: unknown } | number | null>({ ...init, url: address, signal: undefined })
      .catch(({ response }: gaxios.GaxiosError) => response ?? { data: '', status: 0 });
    if (typeof data === 'string')
      throw new PlainError(`No database answers at ${origin}, or it breaks off: ${unreachable}`);
    if (status === 200) return Response.json(data);
    const { error } = Object(data) as { error?: unknown };
    const reason = typeof error === 'string' ? error.slice(0, 200) : 'without a reason';
    throw new PlainError(
      status === 401 || status === 403
        ? `The database at ${origin} refuses (${reason}): ${denied}`
        : `The database at ${origin} answers ${status}, ${reason}: try again later.`,
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

type Env = NodeJS.ProcessEnv;

/** Its role says whether it may write: there is no scope for reading alone. */
const scopes = [
  'https://www.googleapis.com/auth/firebase.database',
  'https://www.googleapis.com/auth/userinfo.email',
];

function openLocal({ databasePort }: Environment): LeadDatabase {
  return openDatabase(`http://localhost:${databasePort}?ns=${localNamespace}`, {
    authorize: () => Promise.resolve({ authorization: 'Bearer owner' }),
    unreachable: 'run npm start in another terminal, or add --live to ask the live one.',
    denied: 'another program has taken its port.',
  });
}

/** The key must go to nobody on the way. */
function readLiveAddress({ GATSBY_DATABASE_URL: text }: Env): string {
  if (!text)
    throw new PlainError(
      'GATSBY_DATABASE_URL is not set: --live needs the address of the live database, as in https://name.firebaseio.com.',
    );
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
  throw new PlainError(
    `GATSBY_DATABASE_URL is "${text}", but --live needs the https address of the live database: change it.`,
  );
}

/** Signs in by the key that a deploy uses too; throws a plain sentence for one that is refused, and shows no part of it. */
export function authorizeBy(env: Env, fetchImplementation = fetch): () => Promise<Record<string, string>> {
  const [error] = credentialErrors(env);
  if (error) throw new PlainError(error);
  const { FIREBASE_SERVICE_ACCOUNT: key, GOOGLE_APPLICATION_CREDENTIALS: file } = env;
  const { client_email, private_key } = readKey(key || readFileSync(String(file), 'utf8')) ?? {};
  const account = { email: client_email as string, key: private_key as string, scopes };
  const client = new JWT({ ...account, transporterOptions: { fetchImplementation } });
  return async () => {
    try {
      return Object.fromEntries(await client.getRequestHeaders());
    } catch (cause) {
      const { status } = ((cause ?? {}) as { response?: { status?: number } }).response ?? {};
      throw new PlainError(
        status === undefined
          ? `Nobody can sign in by the key of ${key ? 'FIREBASE_SERVICE_ACCOUNT' : 'GOOGLE_APPLICATION_CREDENTIALS'}: name the whole downloaded file, check the connection and try again.`
          : `Google does not accept the key (status ${status}): make a new one in Google Cloud.`,
      );
    }
  };
}

/** Opens the database of this machine, or the live one; throws a plain sentence for a setting that is missing or wrong. */
export function openSource(isLive: boolean, environment: Environment, env: Env): LeadDatabase {
  if (!isLive) return openLocal(environment);
  return openDatabase(readLiveAddress(env), {
    authorize: authorizeBy(env),
    unreachable: 'check GATSBY_DATABASE_URL and the connection, and try again.',
    denied:
      'give its service account the role "Firebase Realtime Database Viewer" in Google Cloud, or "Admin" for --forget.',
  });
}
