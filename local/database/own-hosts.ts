import type { IncomingHttpHeaders } from 'node:http';
import { isOwnHost, isOwnOrigin } from '../loopback';
import { foreign } from './database-error';

/** The name that the real one gives to a database's address, with the port of a stand-in. */
const databaseHost = /^([\w-]{1,64})\.firebaseio\.com(:\d+)?$/i;

const shown = (header: string): string => header.slice(0, 100);

/**
 * Refuses whoever asks for another host than this machine's or a database's own, as a page does whose name was made to
 * lead here, and every page of another site: its browser stands on this machine and reaches this port.
 */
export function checkSender({ host = '', origin }: IncomingHttpHeaders): void {
  if (!isOwnHost(host) && !databaseHost.test(host))
    throw foreign(`The local database answers on this machine only, not as "${shown(host)}".`);
  if (origin !== undefined && !isOwnOrigin(origin))
    throw foreign(`The local database answers pages of this machine only, not of "${shown(origin)}".`);
}

/** The database that an address names: by `?ns=`, else by its host as on the real one; null where neither does. */
export function namespaceOf(url: URL, { host = '' }: IncomingHttpHeaders): string | null {
  return url.searchParams.get('ns') ?? databaseHost.exec(host)?.[1]?.toLowerCase() ?? null;
}
