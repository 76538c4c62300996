import { parseIpData, type IpData } from '../domain/visitor-country';
import { logError } from './error-log';
import { fetchJson } from './fetch-json';
import { settings } from './settings';

const deadlineMs = 5000;
const storageKey = 'ipData';

function readCached(): IpData | null {
  try {
    return parseIpData(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

function cache(data: IpData): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(data));
  } catch {
    // Storage refused: the next page asks again.
  }
}

/**
 * Where the visitor's IP address is said to be (specification section 7), cached for the session under
 * `ipData`; null, and logged, when the service fails or names no country.
 */
export async function locateVisitor(): Promise<IpData | null> {
  const cached = readCached();
  if (cached) return cached;
  const url = settings.geolocationUrl.replace('{key}', encodeURIComponent(settings.geolocationKey));
  const answer = await fetchJson(url, deadlineMs);
  const data = answer.ok ? parseIpData(answer.value) : null;
  if (data) cache(data);
  else
    logError('Error locating visitor', answer.ok ? new Error('The answer names no country') : answer.cause);
  return data;
}
