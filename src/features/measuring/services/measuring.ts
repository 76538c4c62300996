import { knownAttribution } from './attribution';
import { isTrackingRefused } from './privacy-signals';

/** All that is reported of an event, beside its campaign (docs/measuring.md): nothing that a visitor typed. */
export type MeasuredEvent = { city: string; form?: string; place?: string } & (
  | {
      event: 'form_started' | 'form_failed' | 'call_pressed' | 'text_pressed' | 'city_chosen';
      id?: undefined;
    }
  /** The push id, by which ad platforms know the request again in the files of `npm run leads`. */
  | { event: 'form_sent'; id: string }
);

type DataLayerWindow = { dataLayer?: unknown[] };

/** Never throws, even if another script has put something else in place of the list. */
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
