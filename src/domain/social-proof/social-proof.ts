import type { TextValues } from '../fill-text';
import type { RecentRequest } from './recent-requests';

/** docs/specification.md, sections 2 and 9: first 6 s after load, then every 22 s, each visible for 5 s. */
export const firstDelayMs = 6000;
export const repeatMs = 22000;
export const visibleMs = 5000;

export type SocialProofSource = {
  firstNames: string[];
  timeLabels: string[];
  /** The city's places; houston and east-houston have none (specification section 3). */
  places: string[] | undefined;
  locationName: string;
};

/** Gives a number from 0 up to, not including, 1, as Math.random does. */
export type Random = () => number;

function pickOne(items: string[], random: Random): string {
  return items[Math.floor(random() * items.length)] ?? '';
}

/** What one pop-up says: the location stands in for the places of a city that lists none (docs/decisions/0012). */
export function pickSocialProof(source: SocialProofSource, random: Random): TextValues {
  const { firstNames, timeLabels, places = [], locationName } = source;
  return {
    name: pickOne(firstNames, random),
    place: pickOne(places.length > 0 ? places : [locationName], random),
    time: pickOne(timeLabels, random),
  };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What the pop-up says of a request; `justNow` is its word for less than a minute, or a clock that is behind. */
export function recentValues(
  { name, at }: RecentRequest,
  { now, place, justNow }: { now: number; place: string; justNow: string },
): TextValues {
  const agoMs = now - at;
  if (agoMs < minuteMs) return { name, place, time: justNow };
  const [unit, unitMs] = agoMs < hourMs ? (['minute', minuteMs] as const) : (['hour', hourMs] as const);
  const time = new Intl.RelativeTimeFormat('en').format(-Math.floor(agoMs / unitMs), unit);
  return { name, place, time };
}

/**
 * How long until the next pop-up, given the time since the page's load: its clock runs on over route changes, so a
 * visitor who reads one page after another sees it no more and no less often than one who stays.
 */
export function untilNextMs(sinceLoadMs: number): number {
  if (sinceLoadMs <= firstDelayMs) return firstDelayMs - sinceLoadMs;
  return repeatMs - ((sinceLoadMs - firstDelayMs) % repeatMs);
}
