import { failed, succeeded, type Result } from '../values/result';
import { withDeadline } from './deadline';

/** A status other than 2xx, no JSON, a lost connection and a passed deadline are failures, never exceptions. */
export async function fetchJson(url: string, deadlineMs = 5000): Promise<Result<unknown>> {
  try {
    return await withDeadline(deadlineMs, async (signal) => {
      const response = await fetch(url, { signal });
      if (!response.ok) return failed(`${url} answered with status ${response.status}`);
      return succeeded((await response.json()) as unknown);
    });
  } catch (cause) {
    return failed(new Error(`${url} could not be read`, { cause }));
  }
}
