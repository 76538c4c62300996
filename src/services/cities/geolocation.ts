import { parseIpData, type IpData } from '../../domain/cities/visitor-country';
import { logError } from '../error-log';
import { fetchJson } from '../fetch-json';
import { settings } from '../settings';

const deadlineMs = 5000;
const storageKey = 'ipData';

/** What an earlier page of this visit was told: null where the service failed, undefined where nobody asked. */
function readCached(): IpData | null | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === null) return undefined;
    if (stored === 'null') return null;
    return parseIpData(JSON.parse(stored)) ?? undefined;
  } catch {
    // Storage refused, or a value that is none of ours.
    return undefined;
  }
}

/** Gives whether the next page of this visit will find it. */
function cache(data: IpData | null): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(data));
    return true;
  } catch {
    return false;
  }
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
  if (cache(data)) asked = undefined;
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
