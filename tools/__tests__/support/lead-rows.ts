import type { AttributionTouch } from '../../../src/features/measuring/rules/attribution';
import type { LeadRow } from '../../leads/lead-row';

let made = 0;

/** A request of the quote form of a page of Toronto, on a Monday morning there, with the given parts replaced. */
export function leadRow(changes: Partial<LeadRow> = {}): LeadRow {
  made += 1;
  return {
    key: `-Oa${String(made).padStart(17, '0')}`,
    kind: 'lead',
    sentAt: Date.parse('2026-11-16T14:30:15Z'),
    city: 'toronto',
    timeZone: 'America/Toronto',
    form: 'quote',
    page: '/toronto/get-quote',
    device: null,
    language: null,
    offer: null,
    locationId: '13929',
    visit: null,
    consentVersion: null,
    marketingTexts: null,
    isMarked: false,
    metadata: 'whole',
    firstTouch: null,
    lastTouch: null,
    contact: {
      name: 'Ada Lovelace',
      phone: '416-555-0199',
      message: 'One sofa',
      zip: 'm5v 0a0',
      address: '',
    },
    won: null,
    ...changes,
  };
}

/** A visit that a campaign or an advertisement brought to a city's home. */
export const touch = (changes: Partial<AttributionTouch>): AttributionTouch => ({
  landing_page: '/toronto',
  at: '2026-11-16T14:00:00.000Z',
  ...changes,
});

/** Rows as the reading gives them: one at a time. */
export async function* streamOf(rows: Iterable<LeadRow>): AsyncIterable<LeadRow> {
  yield* rows;
}
