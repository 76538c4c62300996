import type { PostalAreas } from '../rules/postal-areas';
import { failed, type Result, succeeded } from '../../../shared/values/result';
import { fetchJson } from '../../../shared/browser/fetch-json';

/** Only the first character leaves the page. */
export async function readPostalAreas(folder: string, first: string): Promise<Result<PostalAreas>> {
  const address = `${folder}${first}.json`;
  const answer = await fetchJson(address);
  if (!answer.ok) return answer;
  return typeof answer.value === 'object' && answer.value !== null
    ? succeeded(answer.value as PostalAreas)
    : failed(`${address} is no table of postal areas`);
}
