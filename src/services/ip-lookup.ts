import { ipAddressPattern } from '../domain/ip-address';
import { failed, succeeded, type Result } from '../domain/result';
import { fetchJson } from './fetch-json';
import { settings } from './settings';

const deadlineMs = 5000;
// An address that the database would refuse must not cost a request.
const ipAddress = new RegExp(`^${ipAddressPattern}$`);

/** The visitor's IP address, asked before each submission (specification section 7). */
export async function lookUpIpAddress(): Promise<Result<string>> {
  const answer = await fetchJson(settings.ipLookupUrl, deadlineMs);
  if (!answer.ok) return answer;
  const ip = (answer.value as { ip?: unknown } | null)?.ip;
  return typeof ip === 'string' && ipAddress.test(ip)
    ? succeeded(ip)
    : failed('The IP lookup answered without an ip');
}
