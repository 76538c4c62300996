import type { PostalAreas } from '../rules/postal-areas';
import { failed, type Result, succeeded } from '../../../shared/values/result';
import { fetchJson } from '../../../shared/browser/fetch-json';

const tables = new Map<string, Promise<Result<PostalAreas>>>();

async function fetchTable(address: string): Promise<Result<PostalAreas>> {
  const answer = await fetchJson(address);
  if (answer.ok && typeof answer.value === 'object' && answer.value !== null)
    return succeeded(answer.value as PostalAreas);
  tables.delete(address);
  return answer.ok ? failed(`${address} is no table of postal areas`) : answer;
}

/** Only the first character leaves the page. All callers share a request; after a failure the next one asks again. */
export function readPostalAreas(folder: string, first: string): Promise<Result<PostalAreas>> {
  const address = `${folder}${first}.json`;
  const asked = tables.get(address) ?? fetchTable(address);
  tables.set(address, asked);
  return asked;
}
