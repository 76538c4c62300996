import type { IncomingHttpHeaders } from 'node:http';
import { isOwnHost, isOwnOrigin } from '../loopback';
import { foreign } from './database-error';

/** The host name of a real database, with the port of a stand-in. */
const databaseHost = /^([\w-]{1,64})\.firebaseio\.com(:\d+)?$/i;

const shown = (header: string): string => header.slice(0, 100);

/**
 * Refuses a request for a host that is neither this machine nor a database, as after DNS rebinding, and every request of
 * another site's page: a browser on this machine lets such a page reach this port.
 */
export function checkSender({ host = '', origin }: IncomingHttpHeaders): void {
  if (!isOwnHost(host) && !databaseHost.test(host))
    throw foreign(`The local database answers on this machine only, not as "${shown(host)}".`);
  if (origin !== undefined && !isOwnOrigin(origin))
    throw foreign(`The local database answers pages of this machine only, not of "${shown(origin)}".`);
}

/** Gives the database that an address names, by `?ns=` or else by its host, as in production; null where it has neither. */
export function namespaceOf(url: URL, { host = '' }: IncomingHttpHeaders): string | null {
  return url.searchParams.get('ns') ?? databaseHost.exec(host)?.[1]?.toLowerCase() ?? null;
}
