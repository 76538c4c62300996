import type { TextValues } from '../../../shared/text/fill-text';
import type { RecentRequest } from '../../requests/rules/recent-requests';

/** The first pop-up comes 6 s after load, then one every 22 s, each for 5 s (docs/specification.md, sections 2 and 9). */
export const firstDelayMs = 6000;
export const repeatMs = 22000;
export const visibleMs = 5000;

const pickOne = (items: string[], random: () => number) => items[Math.floor(random() * items.length)] ?? '';

type Source = {
  firstNames: string[];
  timeLabels: string[];
  places: string[] | undefined;
  locationName: string;
};

/** Some cities list no places that they serve (docs/decisions/0003). */
export function pickSocialProof(source: Source, random: () => number): TextValues {
  const { firstNames, timeLabels, places = [], locationName } = source;
  return {
    name: pickOne(firstNames, random),
    place: pickOne(places.length > 0 ? places : [locationName], random),
    time: pickOne(timeLabels, random),
  };
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export function recentValues(
  { name, at }: RecentRequest,
  { now, place, justNow, language }: { now: number; place: string; justNow: string; language: string },
): TextValues {
  const agoMs = now - at;
  if (agoMs < minuteMs) return { name, place, time: justNow };
  const [unit, unitMs] = agoMs < hourMs ? (['minute', minuteMs] as const) : (['hour', hourMs] as const);
  const time = new Intl.RelativeTimeFormat(language).format(-Math.floor(agoMs / unitMs), unit);
  return { name, place, time };
}

/** Counts from the page's load. */
export function untilNextMs(sinceLoadMs: number): number {
  if (sinceLoadMs <= firstDelayMs) return firstDelayMs - sinceLoadMs;
  return repeatMs - ((sinceLoadMs - firstDelayMs) % repeatMs);
}
