import { parseIpData, type IpData } from '../../../shared/site/visitor-country';
import { logError } from '../../../shared/browser/error-log';
import { fetchJson } from '../../../shared/browser/fetch-json';
import { settings } from '../../../shared/site/settings';
import { readStored, writeStored } from '../../../shared/browser/storage';

const storageKey = 'ipData';

/** The answer where the browser refuses storage. */
let unstored: IpData | null | undefined;

/** The answer that this visit has by now: null where the service failed, undefined where there is none yet. */
export function knownVisitor(): IpData | null | undefined {
  const stored = readStored('sessionStorage', storageKey);
  return stored === null ? null : (parseIpData(stored) ?? unstored);
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
  if (!writeStored('sessionStorage', storageKey, data)) unstored = data;
  asked = undefined;
  return data;
}

/** Null after a failure, which is logged. One call per visit (docs/specification.md, section 7). */
export async function locateVisitor(): Promise<IpData | null> {
  const known = knownVisitor();
  return known === undefined ? (asked ??= askOnce()) : known;
}
