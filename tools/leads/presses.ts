import { sanitizeLine } from '../../src/shared/text/sanitize';
import { longestTouchText } from '../../src/shared/values/limits';
import { readChildren } from './database';
import type { LeadRow } from './lead-row';
import { keyAt, type LeadSource } from './read-leads';
import { readRow } from './read-row';

type Press = { pressed: 'call' | 'text'; city: string; campaign?: string };

/**
 * Reads the presses on numbers to call or to text of a time, as rows. Of a visit without the name of a campaign nothing more
 * is known, so these are counted as such.
 */
export async function* readPresses(
  { database, places }: LeadSource,
  { since, until }: { since: number; until: number },
): AsyncGenerator<LeadRow> {
  for await (const [key, saved] of readChildren(database, 'presses', {
    startAt: keyAt(since),
    endAt: keyAt(until),
  })) {
    const { pressed, city, campaign = 'no campaign name' } = saved as Press;
    const row = readRow({ key, kind: 'press', record: null, context: { page: `/${city}` } }, places);
    yield { ...row, pressed, campaign: sanitizeLine(campaign, longestTouchText), metadata: 'whole' };
  }
}
