import { parsePhoneNumber, type PhoneNumber } from '../../../shared/values/phone-number';
import { failed, succeeded, type Result } from '../../../shared/values/result';
import { fetchJson } from '../../../shared/browser/fetch-json';
import { databaseRestUrl, type DatabaseAddress } from '../../../shared/site/settings';

/** The rules of the database let nobody read its other fields. A missing or malformed record is a failure. */
export async function readTrackingPhone(
  address: DatabaseAddress,
  locationId: string,
  deadlineMs?: number,
): Promise<Result<PhoneNumber>> {
  const path = `locations/${encodeURIComponent(locationId)}/tracking_phone`;
  const answer = await fetchJson(databaseRestUrl(address, path), deadlineMs);
  if (!answer.ok) return answer;
  const phone = parsePhoneNumber(answer.value);
  if (phone) return succeeded(phone);
  const found = answer.value === null ? 'nothing' : JSON.stringify(answer.value).slice(0, 60);
  return failed(`${path} holds ${found}, not a phone number`);
}
