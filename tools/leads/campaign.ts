import type { AttributionTouch } from '../../src/features/measuring/rules/attribution';
import { platforms } from './platforms';
import type { LeadRow } from './read-row';

/** The advertiser whose id is in the address of the page: it adds that to each press. */
const advertiserOf = (touch: AttributionTouch): string | undefined =>
  Object.values(platforms).find(({ clickIds }) => clickIds.some((id) => touch[id]))?.advertiser;

function siteOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).host.replace(/^www\./, '') : referrer;
}

function namedSource({ utm_source, utm_medium }: AttributionTouch): string | undefined {
  return utm_source && [utm_source, utm_medium].filter(Boolean).join(' / ');
}

/** Which visit counts: the first one that the device remembers, or the last one that something brought. */
export type Touch = 'first' | 'last';

export function touchOf({ firstTouch, lastTouch }: LeadRow, touch: Touch): AttributionTouch | null {
  return touch === 'first' ? firstTouch : lastTouch;
}

/** The word for a part that a request does not have. */
export function unknownIn({ metadata }: LeadRow): string {
  return metadata === 'none' ? 'no metadata' : 'unknown';
}

/** Says where a request came from: the source that the address named, else the advertiser, else the other site. */
export function sourceOf(row: LeadRow, touch: Touch): string {
  const visit = touchOf(row, touch);
  if (!visit) return unknownIn(row);
  return namedSource(visit) ?? advertiserOf(visit) ?? (visit.referrer && siteOf(visit.referrer)) ?? 'direct';
}

/** What brought a request: the campaign, else the advertiser by its click id, else the source, or `unknown`. */
export function campaignOf(row: LeadRow, touch: Touch): string {
  if (row.campaign !== undefined && touch === 'last') return row.campaign;
  const visit = touchOf(row, touch);
  const advertiser = visit && advertiserOf(visit);
  return visit?.utm_campaign ?? (advertiser ? `${advertiser}, no campaign name` : sourceOf(row, touch));
}
