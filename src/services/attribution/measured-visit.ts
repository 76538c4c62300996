import { measure } from './measuring';

type Place = { pathname: string };

const landingPath = '/';

/** The slug of the page's city; `''` outside the city site. */
let city = '';

/** Takes the slug of the city whose page is shown, `''` for a page of no city. */
export function tellCityOfPage(slug: string): void {
  city = slug;
}

function measurePress(pressed: EventTarget | null): void {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  if (address.startsWith('tel:')) measure({ event: 'call_pressed', city });
  if (address.startsWith('sms:')) measure({ event: 'text_pressed', city });
}

/** Counts every press on a number to call or to text, and those among what was pressed before the scripts were there. */
export function measurePresses(eventsToReplay: Element[]): void {
  eventsToReplay.forEach(measurePress);
  document.addEventListener('click', ({ target }) => measurePress(target), { capture: true, passive: true });
}

/** By a plain link, as before the scripts of `/` were there, or into a new tab; a reload is no choice. */
function isOpenedFromLanding(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [from] = document.referrer.split('?');
  return opened?.type === 'navigate' && from === `${window.location.origin}${landingPath}`;
}

/** By a press or a search; the browser's own back and forward have no action. */
function isChosen(to: Place & { action?: string }, from: Place): boolean {
  return from.pathname === landingPath && to.action === 'PUSH';
}

/**
 * Counts a city chosen on `/`, in whatever way, when its page is shown: takes where the visitor is and was before,
 * null for a page that was opened by its address.
 */
export function measureArrival(to: Place, from: Place | null): void {
  const hasCome = from ? isChosen(to, from) : isOpenedFromLanding();
  if (city !== '' && hasCome) measure({ event: 'city_chosen', city });
}
