import { PlainError } from '../../local/plain-error';
import { localNamespace } from '../../local/site';
import type { Environment } from '../../scripts/environment';
import { openDatabase, type LeadDatabase } from './database';
import { authorizeAs, readServiceAccount } from './service-account';

function openLocal({ databasePort }: Environment): LeadDatabase {
  return openDatabase({
    origin: `http://localhost:${databasePort}`,
    namespace: localNamespace,
    authorize: () => Promise.resolve({ authorization: 'Bearer owner' }),
    advice: {
      unreachable: 'run npm start in another terminal, or add --live to ask the live one.',
      denied: 'another program has taken its port.',
    },
  });
}

/** The key must go to nobody on the way. */
function readLiveAddress({ GATSBY_DATABASE_URL: text }: NodeJS.ProcessEnv): URL {
  if (!text)
    throw new PlainError(
      'GATSBY_DATABASE_URL is not set: --live needs the address of the live database, as in https://name.firebaseio.com.',
    );
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:') return url;
  throw new PlainError(
    `GATSBY_DATABASE_URL is "${text}", but --live needs the https address of the live database: change it.`,
  );
}

function openLive(env: NodeJS.ProcessEnv): LeadDatabase {
  const { origin, searchParams } = readLiveAddress(env);
  const account = readServiceAccount(env);
  return openDatabase({
    origin,
    namespace: searchParams.get('ns'),
    authorize: authorizeAs(account),
    advice: {
      unreachable: 'check GATSBY_DATABASE_URL and the connection, and try again.',
      denied: `give ${account.email} the role "Firebase Realtime Database Viewer" in Google Cloud, or "Admin" for --forget.`,
    },
  });
}

/** Opens the database of this machine, or the live one; throws a plain sentence for a setting that is missing or wrong. */
export function openSource(isLive: boolean, environment: Environment, env: NodeJS.ProcessEnv): LeadDatabase {
  return isLive ? openLive(env) : openLocal(environment);
}
