import { readFileSync } from 'node:fs';
import { JWT } from 'google-auth-library';
import { PlainError } from '../../local/plain-error';
import { localNamespace } from '../../local/site';
import type { Environment } from '../../scripts/environment';
import { credentialErrors, readKey } from '../deploy/settings';
import { openDatabase, type LeadDatabase } from './database';

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
