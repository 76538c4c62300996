import { timeOfPushId } from '../../src/features/requests/rules/push-id';
import { readChildren } from './database';
import type { LeadRow } from './lead-row';
import { keyAt, type LeadSource } from './read-leads';
import { readRow } from './read-row';

type Press = { pressed: 'call' | 'text'; city: string; campaign?: string };

/**
 * Reads the presses on numbers to call or to text of a time, as rows for the table. Of a visit without the name of a
 * campaign nothing more is known, so these are counted as such.
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
    const at = new Date(timeOfPushId(key)).toISOString();
    const context = { page: `/${city}`, last_touch: { landing_page: '/', at, utm_campaign: campaign } };
    const row = readRow({ key, kind: 'press', record: null, context }, places);
    yield { ...row, pressed, page: null, metadata: 'whole' };
  }
}
