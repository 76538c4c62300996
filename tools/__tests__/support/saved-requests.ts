import { startDatabase, type LocalDatabase } from '../../../local/database/server';
import { openDatabase } from '../../leads/database';
import { placesOf } from '../../leads/places';
import { readLeads, type LeadSource } from '../../leads/read-leads';
import type { LeadRow } from '../../leads/read-row';
import { pushIdsSince } from '../../../src/features/requests/rules/push-id';
import rules from '../../../database.rules.json';
import { brandContent } from '../../../__tests__/support/brand-fixture';
import { validConsent, validContext } from '../../../__tests__/support/context-records';
import { testNamespace } from '../../../__tests__/support/local-database';
import { validLead, type TestRecord } from '../../../__tests__/support/records';

export const startRealDatabase = (): Promise<LocalDatabase> => startDatabase({ rules });

export const openAs = ({ url }: { url: string }, authorization = 'Bearer owner') =>
  openDatabase(`${url}?ns=${testNamespace}`, {
    authorize: async () => ({ authorization }),
    unreachable: 'start it.',
    denied: 'give it the role.',
  });

export const sourceOf = (database: { url: string }): LeadSource => ({
  database: openAs(database),
  places: placesOf(brandContent),
});

type Request = {
  collection?: 'leads' | 'jobs';
  record?: TestRecord;
  /** Replaces parts of a whole context, and leaves out what is undefined; null saves none. */
  context?: TestRecord | null;
};

let saved = 0;

/** Saves a request that was sent at that time, with a context that the database accepts; gives its push id. */
export function saveRequest(
  database: LocalDatabase,
  sentAt: string,
  { collection = 'leads', record = validLead(), context = {} }: Request = {},
): string {
  saved += 1;
  const key = pushIdsSince(Date.parse(sentAt)) + String(saved).padStart(12, '0');
  database.write(testNamespace, `${collection}/${key}`, record);
  const whole = validContext({ consent: validConsent({ at: new Date(sentAt).toISOString() }), ...context });
  // Without the parts that a test leaves out by undefined.
  if (context) database.write(testNamespace, `context/${key}`, JSON.parse(JSON.stringify(whole)));
  return key;
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

export async function allRows(
  source: LeadSource,
  since = '2026-01-01T00:00:00Z',
  until = '2027-01-01T00:00:00Z',
): Promise<LeadRow[]> {
  return collect(readLeads(source, { since: Date.parse(since), until: Date.parse(until) }));
}
