import { failed, succeeded, type Result } from '../../../shared/values/result';
import { fetchJson } from '../../../shared/browser/fetch-json';
import { settings } from '../../../shared/site/settings';

const deadlineMs = 5000;
/** The database would refuse the whole record for a wrong address. The browser writes IPv6 in its shortest form. */
function parseIpAddress(text: unknown): string | null {
  if (typeof text !== 'string' || !/^([\d.]+|[\da-f:.]+:[\da-f:.]*)$/i.test(text)) return null;
  const isSix = text.includes(':');
  try {
    const { hostname } = new URL(`http://${isSix ? `[${text}]` : text}`);
    if (isSix) return hostname.slice(1, -1);
    return hostname === text ? hostname : null;
  } catch {
    return null;
  }
}

export async function lookUpIpAddress(): Promise<Result<string>> {
  const answer = await fetchJson(settings.ipLookupUrl, deadlineMs);
  if (!answer.ok) return answer;
  const ip = parseIpAddress((answer.value as { ip?: unknown } | null)?.ip);
  return ip === null ? failed('The IP lookup answered without an ip') : succeeded(ip);
}
