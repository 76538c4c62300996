import { recordAttribution } from '../../measuring/services/attribution';
import { measureAtRest } from '../../measuring/services/measure-at-rest';
import { askingMeta, asksEverybody, isTrackingRefused } from '../../measuring/services/privacy-signals';
import { visitorCountry } from '../../../shared/site/visitor-country';
import { locateVisitor } from './geolocation';

export { answerConsent } from '../../measuring/services/measure-at-rest';

/** Measures the visit; a page of no city asks first where the visitor's province wants that (docs/measuring.md), else calls `onKnown`. */
export async function measureVisitor(onKnown: () => unknown): Promise<void> {
  const asking = document.querySelector<HTMLMetaElement>(`[name=${askingMeta}]`);
  if (asking && asking.content !== asksEverybody && isTrackingRefused()) {
    const visitor = await locateVisitor();
    const place = visitor ? `${visitorCountry(visitor)}-${visitor.region_code}` : '';
    // Where only the country is known, or nothing, it asks.
    if (asking.content.split(',').some((region) => region.startsWith(place)))
      return document.querySelector('[data-awaited]')?.removeAttribute('data-awaited');
    asking.remove();
    recordAttribution();
    void onKnown();
  }
  measureAtRest();
}
