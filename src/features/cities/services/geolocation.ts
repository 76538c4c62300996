import { parseIpData, type IpData } from '../../../shared/site/visitor-country';
import { logError } from '../../../shared/browser/error-log';
import { fetchJson } from '../../../shared/browser/fetch-json';
import { settings } from '../../../shared/site/settings';
import { readStored, writeStored } from '../../../shared/browser/storage';

const storageKey = 'ipData';

/** The answer that an earlier page of this visit stored: null where the service failed, undefined where none is stored. */
function readCached(): IpData | null | undefined {
  const stored = readStored('sessionStorage', storageKey);
  return stored === null ? null : (parseIpData(stored) ?? undefined);
}

async function askService(): Promise<IpData | null> {
  const url = settings.geolocationUrl.replace('{key}', encodeURIComponent(settings.geolocationKey));
  const answer = await fetchJson(url);
  const data = answer.ok ? parseIpData(answer.value) : null;
  if (!data)
    logError('Error locating visitor', answer.ok ? new Error('The answer names no country') : answer.cause);
  return data;
}

let asked: Promise<IpData | null> | undefined;

async function askOnce(): Promise<IpData | null> {
  const data = await askService();
  // Where the browser refuses storage, this promise remembers the answer.
  if (writeStored('sessionStorage', storageKey, data)) asked = undefined;
  return data;
}

/** Null after a failure, which is logged. One call per visit (docs/specification.md, section 7). */
export function locateVisitor(): Promise<IpData | null> {
  const cached = readCached();
  if (cached !== undefined) return Promise.resolve(cached);
  return (asked ??= askOnce());
}
