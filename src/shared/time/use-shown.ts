import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { cityTime, type UtcOffsets, untilMidnightMs, visitorOffsets } from './city-clock';
import { hasDays, isShownAtBuild, isShownOn, type MaybeHidden } from './valid-days';
import { useAfterPress } from '../browser/use-after-press';

/** Nothing moves before the visitor's eyes: the part is below the view, or the page is hidden. Gives a cancel function. */
function whenUnseen(part: Element | null, task: () => void): () => void {
  if (!part || document.hidden || typeof IntersectionObserver === 'undefined') {
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

export function dateNow(offsets?: UtcOffsets): string {
  const now = new Date();
  return cityTime(now, offsets ?? visitorOffsets(now)).date;
}

/** The city's clock may change before its midnight, and no change is closer to midnight than this. */
const longestWaitMs = 3_600_000;

function untilNextLookMs(offsets?: UtcOffsets): number {
  const now = new Date();
  return Math.min(untilMidnightMs(now, offsets ?? visitorOffsets(now)), longestWaitMs);
}

/** Follows the city's day after hydration; a change waits while it is in view, or for a press (docs/decisions/0065). */
export function useShown<Item extends MaybeHidden>(
  items: readonly Item[],
  offsets?: UtcOffsets,
): { shown: Item[]; attach: (part: Element | null) => void } {
  const [day, setDay] = useState<string>();
  const part = useRef<Element>(null);
  const attach = useCallback((element: Element | null) => void (part.current = element), []);
  const runAfterPress = useAfterPress();
  const isDated = items.some(hasDays);

  useEffect(() => {
    if (!isDated) return undefined;
    let callOff = (): void => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = (): void =>
      runAfterPress(() => {
        startTransition(() => setDay(dateNow(offsets)));
      });
    const look = (): void => {
      callOff();
      clearTimeout(timer);
      callOff = whenUnseen(part.current, change);
      timer = setTimeout(look, untilNextLookMs(offsets));
    };
    look();
    // A device that slept has missed midnight; a page that is not in view may change as a whole.
    document.addEventListener('visibilitychange', look);
    return () => {
      callOff();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isDated, offsets, runAfterPress]);

  const shown = items.filter((item) => (day === undefined ? isShownAtBuild(item) : isShownOn(day, item)));
  return { shown, attach };
}
