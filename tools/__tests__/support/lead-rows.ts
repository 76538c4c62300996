import { brandContent } from '../../../__tests__/support/brand-fixture';
import { validContext } from '../../../__tests__/support/context-records';
import { validLead } from '../../../__tests__/support/records';
import type { AttributionTouch } from '../../../src/features/measuring/rules/attribution';
import { placesOf } from '../../leads/places';
import { readRow, type LeadRow } from '../../leads/read-row';

const record = validLead({ note_from_customer: 'One sofa', zip: 'm5v0a0' });
const places = placesOf(brandContent);
let made = 0;

/** A request of the quote form of a page of Toronto, on a Monday morning there, with the given parts replaced. */
export function leadRow(changes: Partial<LeadRow> = {}): LeadRow {
  made += 1;
  const key = `-Oa${String(made).padStart(17, '0')}`;
  const row = readRow({ key, kind: 'lead', record, context: validContext() }, places);
  const sentAt = Date.parse('2026-11-16T14:30:15Z');
  return { ...row, sentAt, device: null, firstTouch: null, lastTouch: null, visits: {}, ...changes };
}

export const touch = (changes: Partial<AttributionTouch>): AttributionTouch => ({
  landing_page: '/toronto',
  at: '2026-11-16T14:00:00.000Z',
  ...changes,
});

export async function* streamOf(rows: Iterable<LeadRow>): AsyncIterable<LeadRow> {
  yield* rows;
}
