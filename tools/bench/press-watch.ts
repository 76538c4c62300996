import type { Press } from './presses';

/** Where a press is to go: a point of the window, and how long the page has been there. */
export type Place = { x: number; y: number; at: number };

declare const scheduler: { postTask: (task: () => void, options: object) => Promise<void> };

type Wanted = Pick<Press, 'answer' | 'result'>;

/**
 * Runs in the page, before its own scripts and again on the page that it leads to: keeps in the tab when the visitor
 * pressed, and after how many milliseconds the screen showed the answers.
 */
export function watchPress(wanted: Wanted): void {
  const kept = sessionStorage;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (kept.armed && (entry.entryType === 'first-input' || entry.interactionId))
        kept.inp = Math.max(entry.duration, Number(kept.inp ?? 0));
  });
  for (const type of ['first-input', 'event'])
    observer.observe({ type, durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  const isThere = (answers: string): boolean =>
    answers
      .split(' or ')
      .some((what) =>
        what.startsWith('/')
          ? window.location.pathname === what && heading() !== '' && heading() !== kept.heading
          : document.querySelector(what) !== null,
      );
  const look = (left: [string, string][]): void => {
    const seen = left.filter(([, what]) => isThere(what));
    const note = (): void => {
      const ms = performance.timeOrigin + performance.now() - Number(kept.pressed);
      for (const [name] of seen) kept[name] ??= ms;
    };
    if (seen.length > 0) {
      // Right after this frame is painted, before all that waits; or in the next one, because Chrome lets tasks wait
      // after a press, but no frame.
      void scheduler.postTask(note, { priority: 'user-blocking' });
      requestAnimationFrame(note);
    }
    const others = left.filter((one) => !seen.includes(one));
    if (others.length > 0) requestAnimationFrame(() => look(others));
  };
  const lookFor = Object.entries(wanted);
  const notePress = ({ type, timeStamp }: Event): void => {
    if (!kept.armed || kept.pressed) return;
    performance.mark('pressed');
    // What a finger does is known when it lifts.
    if (type === 'pointerdown') return;
    Object.assign(kept, { pressed: performance.timeOrigin + timeStamp, heading: heading() });
    requestAnimationFrame(() => look(lookFor));
  };
  for (const type of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(type, notePress, { capture: true, passive: true });
  window.print = () => (document.documentElement.dataset.benchPrinted = '');
  if (kept.pressed) look(lookFor.filter(([name]) => !(name in kept)));
}

/**
 * Runs in the page: brings the first such element that shows to the middle of the window, and gives its place there; null
 * while it is not there, or something covers it.
 */
export function findPlace(selector: string, near?: string, at = 0.5): Place | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
    .map((element) => (element as HTMLInputElement).labels?.[0] ?? element)
    .find((element) => element.checkVisibility() && element.getClientRects().length > 0);
  if (!found) {
    if (near) document.querySelector(near)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return null;
  }
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width * at, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (found.contains(hit) || hit.contains(found)) ? { x, y, at: performance.now() } : null;
}
