import { failed, succeeded, type Result } from '../domain/result';
import { fetchJson } from './fetch-json';
import { settings } from './settings';

const deadlineMs = 5000;
// What the database's rules accept: an address that they would refuse must not cost a request.
const ipAddress = /^([0-9]{1,3}([.][0-9]{1,3}){3}|[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:.]{1,40})$/;

/** The visitor's IP address, asked before each submission (specification section 7). */
export async function lookUpIpAddress(): Promise<Result<string>> {
  const answer = await fetchJson(settings.ipLookupUrl, deadlineMs);
  if (!answer.ok) return answer;
  const ip = (answer.value as { ip?: unknown } | null)?.ip;
  return typeof ip === 'string' && ipAddress.test(ip)
    ? succeeded(ip)
    : failed('The IP lookup answered without an ip');
}
