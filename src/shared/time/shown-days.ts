import { afterPress } from '../browser/press';
import { goTo } from '../browser/go-to';
import { cityTime, type UtcOffsets, untilMidnightMs, visitorOffsets } from './city-clock';
import { hasDays, isShownAtBuild, isShownOn, type MaybeHidden, type ValidDays } from './valid-days';

type ShownAttributes = { hidden?: boolean; 'data-days'?: string };

/** For an element that shows on the days of any of these: on the build's own day until `followDays` has looked. */
export function shownOn(items: readonly MaybeHidden[]): ShownAttributes {
  const hidden = !items.some(isShownAtBuild);
  if (!items.some(hasDays)) return { hidden };
  const days = items.map(({ validFrom, validUntil }) => ({ validFrom, validUntil }));
  return { hidden, 'data-days': JSON.stringify(days) };
}

export function dateNow(offsets?: UtcOffsets): string {
  const now = new Date();
  return cityTime(now, offsets ?? visitorOffsets(now)).date;
}

/** The city's clock may change before its midnight, and no change is closer to midnight than this. */
const longestWaitMs = 3_600_000;

/** Nothing moves before the visitor's eyes: the part is below the view, or the page is hidden. */
function whenUnseen(part: Element, task: () => void): () => void {
  if (document.hidden || typeof IntersectionObserver === 'undefined') {
    task();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    const entry = entries[entries.length - 1];
    // What goes above the view moves all below it, in browsers that do not keep the place.
    if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
    observer.disconnect();
    task();
  });
  observer.observe(part);
  return () => observer.disconnect();
}

function show(part: HTMLElement, isShown: boolean): void {
  part.hidden = !isShown;
  const { leave } = part.dataset;
  if (leave !== undefined && !isShown) goTo(`${leave}${window.location.search}`, 'replace');
}

/** Follows the city's day; a change waits while it is in view, or for a press (docs/decisions/0065). */
export function followDays(offsets?: UtcOffsets): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-days]')];
  if (parts.length === 0) return;
  let stops: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    const today = dateNow(offsets);
    const changed = parts.filter((part) => {
      const days = JSON.parse(part.dataset.days ?? '[]') as ValidDays[];
      return part.hidden === days.some((each) => isShownOn(today, each));
    });
    stops = changed.map((part) => {
      const isComing = Boolean(part.hidden);
      // A hidden part has no place of its own.
      const place = isComing ? (part.previousElementSibling ?? part) : part;
      return whenUnseen(place, () => afterPress(() => show(part, isComing)));
    });
    const now = new Date();
    const untilMidnight = untilMidnightMs(now, offsets ?? visitorOffsets(now));
    timer = setTimeout(look, Math.min(untilMidnight, longestWaitMs));
  };
  look();
  // A device that slept has missed midnight; a page that is not in view may change as a whole.
  document.addEventListener('visibilitychange', look);
}
