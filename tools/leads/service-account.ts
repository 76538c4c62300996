import { readFileSync } from 'node:fs';
import { JWT } from 'google-auth-library';
import { PlainError } from '../../local/plain-error';
import { credentialErrors, readKey } from '../deploy/settings';

/** What proves to Google who asks. */
export type ServiceAccount = { email: string; privateKey: string };

type Env = NodeJS.ProcessEnv;

/** Its role says whether it may write: there is no scope for reading alone. */
const scopes = [
  'https://www.googleapis.com/auth/firebase.database',
  'https://www.googleapis.com/auth/userinfo.email',
];

function readKeyText({ FIREBASE_SERVICE_ACCOUNT: key, GOOGLE_APPLICATION_CREDENTIALS: file }: Env): string {
  if (key) return key;
  try {
    return readFileSync(String(file), 'utf8');
  } catch (cause) {
    throw new PlainError(
      `GOOGLE_APPLICATION_CREDENTIALS is "${file}", which cannot be read (${(cause as Error).message}): change it.`,
    );
  }
}

/** Reads the key that a deploy uses too; throws a plain sentence, which never shows a part of the key. */
export function readServiceAccount(env: Env): ServiceAccount {
  const [error] = credentialErrors(env);
  if (error) throw new PlainError(error);
  const { client_email, private_key } = readKey(readKeyText(env)) ?? {};
  if (typeof client_email === 'string' && typeof private_key === 'string')
    return { email: client_email, privateKey: private_key };
  const name = env.FIREBASE_SERVICE_ACCOUNT ? 'FIREBASE_SERVICE_ACCOUNT' : 'GOOGLE_APPLICATION_CREDENTIALS';
  throw new PlainError(
    `${name} has no whole JSON key of a service account: make a new key in Google Cloud, and name the whole downloaded file.`,
  );
}

function explain(cause: unknown, email: string): PlainError {
  const { response, code } = (cause ?? {}) as { response?: { status?: number }; code?: unknown };
  if (response?.status !== undefined)
    return new PlainError(
      `Google does not accept the key of ${email} (status ${response.status}): make a new key for it in Google Cloud.`,
    );
  if (String(code).startsWith('ERR_OSSL') || String(code).startsWith('ERR_CRYPTO'))
    return new PlainError(`The private key of ${email} is damaged: name the whole downloaded file.`);
  return new PlainError('Google cannot be reached to sign in: check the connection and try again.');
}

/**
 * Gives how to say who asks, with a token that is made anew before it runs out. Its question rejects with a plain
 * sentence where Google refuses the key or cannot be reached.
 */
export function authorizeAs(
  { email, privateKey }: ServiceAccount,
  fetchImplementation: typeof fetch = fetch,
): () => Promise<Record<string, string>> {
  const client = new JWT({ email, key: privateKey, scopes, transporterOptions: { fetchImplementation } });
  return async () => {
    try {
      return Object.fromEntries(await client.getRequestHeaders());
    } catch (cause) {
      throw explain(cause, email);
    }
  };
}
