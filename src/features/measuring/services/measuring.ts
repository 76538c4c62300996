import type { MeasuredEvent } from '../rules/measured-events';
import { knownAttribution } from './attribution';
import { isTrackingRefused } from './privacy-signals';

type DataLayerWindow = { dataLayer?: unknown[] };

/**
 * Adds an entry to `window.dataLayer`, which a tag manager reads, and makes that list where it is missing. Adds nothing
 * for a visitor who refuses to be tracked. Never throws, even if another script has put something else there.
 */
export function pushToDataLayer(entry: object, how: 'push' | 'unshift' = 'push'): void {
  try {
    if (isTrackingRefused()) return;
    const page = window as DataLayerWindow;
    page.dataLayer ??= [];
    page.dataLayer[how](entry);
  } catch {
    // A failed measurement must not disturb the visitor.
  }
}

export const isTagManagerLoaded = (): boolean => document.querySelector('script[src*="/gtm.js?"]') !== null;

/** Names the part of the page that an element is in: by its own name, else by its heading's id, else by its element. */
export function placeOf(element: Element | null): string {
  const part = element?.closest<HTMLElement>('[data-place], section[aria-labelledby], header, footer, main');
  return part?.dataset.place ?? part?.getAttribute('aria-labelledby') ?? part?.localName ?? '';
}

/** Reports an event, with the documented fields only (docs/measuring.md). */
export function measure(event: MeasuredEvent): void {
  const { event: name, city } = event;
  const { id = `${Date.now()}.${Math.random().toString(36).slice(2)}`, form, place } = event;
  pushToDataLayer({
    event: name,
    ...(form && { form }),
    city,
    ...(place !== undefined && { place }),
    campaign: knownAttribution().last_touch?.utm_campaign ?? '',
    event_id: id,
  });
}
