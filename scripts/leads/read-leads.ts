import type { LeadDatabase } from './database';
import type { LeadRow } from './lead-row';
import type { Places } from './places';

/** Where requests are read from, and the cities to which they belong. */
export type LeadSource = { database: LeadDatabase; places: Places };

/**
 * Reads leads and jobs, each joined with its metadata, in the order of their push ids. `since` counts, `until` does not;
 * both are milliseconds since 1970. It holds a page at a time, however many there are.
 */
export async function* readLeads(
  source: LeadSource,
  range: { since: number; until: number },
): AsyncIterable<LeadRow> {
  throw new Error(`not there yet: ${String(source)} ${String(range)}`);
}
