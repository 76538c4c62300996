import type { MeasuredEvent } from '../../domain/attribution/measured-events';
import { isTrackingRefused } from './privacy-signals';

type DataLayerWindow = { dataLayer?: unknown[] };

/**
 * Adds one entry to `window.dataLayer`, where a tag manager reads it; makes it where there is none. Nothing is added
 * where the visitor refuses to be tracked. Another script may have left anything there: it never throws.
 */
export function pushToDataLayer(entry: object): void {
  try {
    if (isTrackingRefused()) return;
    const page = window as DataLayerWindow;
    page.dataLayer ??= [];
    page.dataLayer.push(entry);
  } catch {
    // What cannot be measured must not stand in the visitor's way.
  }
}

/** Counts what a visitor did. Only what the scheme knows is taken from the event (docs/measuring.md). */
export function measure(event: MeasuredEvent): void {
  const { event: name, city } = event;
  pushToDataLayer('form' in event ? { event: name, form: event.form, city } : { event: name, city });
}
