import { timeOfPushId } from '../../src/features/requests/rules/push-id';
import { readChildren } from './database';
import type { LeadRow } from './lead-row';
import { keyAt, type LeadSource } from './read-leads';

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
    const { pressed, city: slug, campaign } = saved as Press;
    const sentAt = timeOfPushId(key);
    const city = places.cityOf(`/${slug}`);
    const touch = {
      landing_page: '/',
      at: new Date(sentAt).toISOString(),
      utm_campaign: campaign ?? 'no campaign name',
    };
    yield {
      key,
      kind: 'press',
      sentAt,
      city,
      timeZone: places.zoneOf(city),
      form: null,
      pressed,
      page: null,
      device: null,
      language: null,
      offer: null,
      locationId: '',
      visit: null,
      consentVersion: null,
      marketingTexts: null,
      isMarked: false,
      metadata: 'whole',
      firstTouch: null,
      lastTouch: touch,
      contact: { name: '', phone: '', message: '', zip: '', address: '' },
      won: null,
    };
  }
}
