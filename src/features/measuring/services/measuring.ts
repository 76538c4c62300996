import type { MeasuredEvent } from '../rules/measured-events';
import { isTrackingRefused } from './privacy-signals';

type DataLayerWindow = { dataLayer?: unknown[] };

/**
 * Adds an entry to `window.dataLayer`, which a tag manager reads, and makes that list where it is missing. Adds nothing
 * for a visitor who refuses to be tracked. Never throws, even if another script has put something else there.
 */
export function pushToDataLayer(entry: object): void {
  try {
    if (isTrackingRefused()) return;
    const page = window as DataLayerWindow;
    page.dataLayer ??= [];
    page.dataLayer.push(entry);
  } catch {
    // A failed measurement must not disturb the visitor.
  }
}

/** Reports an event, with the documented fields only (docs/measuring.md). */
export function measure(event: MeasuredEvent): void {
  const { event: name, city } = event;
  pushToDataLayer('form' in event ? { event: name, form: event.form, city } : { event: name, city });
}
