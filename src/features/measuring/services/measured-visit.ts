import { pageData } from '../../../shared/browser/page-data';
import { isPreview } from '../../../shared/site/preview';
import { databaseAddress, databaseRestUrl, settings } from '../../../shared/site/settings';
import { adOf } from '../rules/attribution';
import { knownAttribution } from './attribution';
import { measure, placeOf } from './measuring';
import { isTrackingRefused } from './privacy-signals';

const landing = /^\/(?:[a-z]{2})?$/;

/** Counts a press by campaign (docs/leads.md), with nothing of the visitor; none on a preview. */
async function countPress(pressed: 'call' | 'text'): Promise<void> {
  if (isTrackingRefused() || isPreview(settings.siteVersion)) return;
  const { last_touch } = knownAttribution();
  const campaign = last_touch && adOf(last_touch);
  await fetch(databaseRestUrl(databaseAddress(), 'presses'), {
    method: 'POST',
    // The phone may take over from the browser at once.
    keepalive: true,
    body: JSON.stringify({ pressed, city: pageData().city, campaign }),
  });
}

function report(pressed: 'call' | 'text', element: Element | null): void {
  measure({ event: `${pressed}_pressed`, city: pageData().city, place: placeOf(element) });
  // A failed measurement must not disturb the visitor.
  countPress(pressed).catch(() => undefined);
}

/** Also a press that shows how to text the number, where it is no link. */
export const measureTextPress = (pressed: Element | null): void => report('text', pressed);

function measurePress(pressed: EventTarget | null): void {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (address.startsWith('tel:')) report('call', link);
  if (address.startsWith('sms:')) report('text', link);
}

/** Takes the links that were pressed before the scripts ran, and measures those presses too. */
export function measurePresses(early: Element[]): void {
  early.forEach(measurePress);
  document.addEventListener('click', ({ target }) => measurePress(target), { capture: true, passive: true });
}

/** Whether a link or a search on `/` led to this page. */
function isOpenedFromLanding(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [from = ''] = document.referrer.split('?');
  const { origin } = window.location;
  return opened?.type === 'navigate' && from.startsWith(origin) && landing.test(from.slice(origin.length));
}

export function measureArrival(): void {
  const { city } = pageData();
  if (city !== '' && isOpenedFromLanding()) measure({ event: 'city_chosen', city });
}
