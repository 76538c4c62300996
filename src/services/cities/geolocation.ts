import { isIpData, parseIpData, type IpData } from '../../domain/cities/visitor-country';
import { logError } from '../error-log';
import { fetchJson } from '../fetch-json';
import { settings } from '../settings';
import { readStored, writeStored } from '../storage';

const deadlineMs = 5000;
const storageKey = 'ipData';

/** What an earlier page of this visit was told: null where the service failed, undefined where nobody asked. */
function readCached(): IpData | null | undefined {
  const stored = readStored('sessionStorage', storageKey);
  return stored === null || isIpData(stored) ? stored : undefined;
}

async function askService(): Promise<IpData | null> {
  const url = settings.geolocationUrl.replace('{key}', encodeURIComponent(settings.geolocationKey));
  const answer = await fetchJson(url, deadlineMs);
  const data = answer.ok ? parseIpData(answer.value) : null;
  if (!data)
    logError('Error locating visitor', answer.ok ? new Error('The answer names no country') : answer.cause);
  return data;
}

let asked: Promise<IpData | null> | undefined;

async function askOnce(): Promise<IpData | null> {
  const data = await askService();
  // Where storage is refused, this promise is what remembers the answer.
  if (writeStored('sessionStorage', storageKey, data)) asked = undefined;
  return data;
}

/**
 * Where the visitor's IP address is said to be (docs/specification.md, section 7), cached for the session under
 * `ipData`; null, and logged, when the service fails or names no country, which is cached as well: one call per
 * visit, shared by all who ask.
 */
export function locateVisitor(): Promise<IpData | null> {
  const cached = readCached();
  if (cached !== undefined) return Promise.resolve(cached);
  return (asked ??= askOnce());
}
