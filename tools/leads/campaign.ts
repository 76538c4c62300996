import { adOf, isBrought, type AttributionTouch } from '../../src/features/measuring/rules/attribution';
import { platforms } from './platforms';
import type { LeadRow } from './read-row';

const advertiserWith = (isKnown: (id: keyof AttributionTouch) => unknown): string | undefined =>
  Object.values(platforms).find(({ clickIds }) => clickIds.some(isKnown))?.advertiser;

/** The advertiser whose id is in the address of the page: it adds that to each press. */
const advertiserOf = (visit: AttributionTouch): string | undefined =>
  advertiserWith((id) => visit[id]) ?? (visit.gad_campaignid && platforms['google-ads'].advertiser);

function siteOf(referrer: string): string {
  return URL.canParse(referrer) ? new URL(referrer).host.replace(/^www\./, '') : referrer;
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

/** Advertisers write the same name in small and in capital letters. */
const tidy = (name: string): string => name.trim().toLowerCase();

/** Says where a request came from: the source that the address named, else the advertiser, else the other site. */
export function sourceOf(row: LeadRow, touch: Touch): string {
  const visit = touchOf(row, touch);
  if (!visit) return unknownIn(row);
  if (!isBrought(visit)) return 'direct';
  const { utm_source, utm_medium, referrer } = visit;
  const other = advertiserOf(visit) ?? (referrer && siteOf(referrer));
  if (!utm_source && other) return tidy(other);
  return tidy([utm_source ?? 'no source', utm_medium].filter(Boolean).join(' / '));
}

/** What brought a request: the campaign, else the advertiser by its click id, else the source, or `unknown`. */
export function campaignOf(row: LeadRow, touch: Touch): string {
  const visit = touchOf(row, touch);
  const ad = (touch === 'last' ? row.campaign : undefined) ?? (visit && adOf(visit)) ?? sourceOf(row, touch);
  const advertiser = advertiserWith((id) => id === ad);
  return advertiser ? `${advertiser}, no campaign name` : tidy(ad);
}

const mail = /\be-?mail|newsletter|^mail\.|^com\.google(\.android)?\.gm\b/;
const networks =
  /(^|[./ -])(facebook|fb|instagram|ig|meta|tiktok|linkedin|pinterest|reddit|nextdoor|youtube|twitter|x\.com|t\.co|social)\b/;
const engines = /(^|[./ -])(google|adwords|bing|yahoo|duckduckgo|ecosia|brave|organic)/;
const paid = /\b(cp[acmv]\b|ppc|paid|display)/;

/** Groups sources by where a visitor saw the link, and whether it was paid for. */
export function channelOf(row: LeadRow, touch: Touch): string {
  const visit = touchOf(row, touch);
  const source = sourceOf(row, touch);
  if (!visit || source === 'direct') return source;
  if (advertiserOf(visit)?.endsWith(' ads')) return 'paid search';
  const words = tidy(`${source} ${visit.utm_medium ?? ''}`).replaceAll('_', ' ');
  const isPaid = paid.test(words);
  if (mail.test(words)) return 'email';
  if (visit.fbclid || networks.test(words)) return isPaid ? 'paid social' : 'organic social';
  if (engines.test(words) && !words.includes('display')) return isPaid ? 'paid search' : 'organic search';
  if (isPaid) return 'other ads';
  return words.includes('referral') || (visit.referrer && !visit.utm_source) ? 'referral' : 'other campaign';
}
