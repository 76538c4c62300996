import { settings, tagManagerOrigin } from '../../../shared/site/settings';
import { pushToDataLayer, isTagManagerLoaded } from './measuring';
import { isTrackingRefused, consentName, type ConsentAnswer } from './privacy-signals';
import { reportWebVitals } from './web-vitals';
import { writeStored } from '../../../shared/browser/storage';
import { recordAttribution } from './attribution';

const consentTypes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

const everyConsent = (state: 'granted' | 'denied'): object =>
  Object.fromEntries(consentTypes.map((name) => [name, state]));

/** Google's tags read their commands only as `arguments`; these come before all events, which may be there already. */
function consent(..._command: ['consent', 'default' | 'update', object]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  pushToDataLayer(arguments, 'unshift');
}

/** Consent Mode: all but in provinces that ask first. The last command comes first in the list. */
function sendConsent(): void {
  const regions = (process.env.GATSBY_CONSENT_REGIONS ?? '').split(',').filter(Boolean);
  if (document.documentElement.dataset.consent) consent('consent', 'update', everyConsent('granted'));
  if (regions.length > 0) consent('consent', 'default', { ...everyConsent('denied'), region: regions });
  consent('consent', 'default', everyConsent('granted'));
}

function startTagManager(): void {
  sendConsent();
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(settings.tagManagerId ?? '')}`;
  document.head.append(script);
}

let isStarted = false;

export function measureAtRest(): void {
  if (isStarted || isTrackingRefused()) return;
  isStarted = true;
  // What measures speed needs it.
  if ('at' in Array.prototype) reportWebVitals();
  // Read here, not from the settings, so that the build of a site without a tag manager leaves the loader out.
  if (process.env.GATSBY_TAG_MANAGER_ID) startTagManager();
}

export function answerConsent(answer: ConsentAnswer): void {
  writeStored('localStorage', consentName, answer);
  document.documentElement.dataset.consent = answer;
  // Of a visitor who declines it removes what is there.
  recordAttribution();
  measureAtRest();
  const main = document.querySelector('main');
  // A tag manager that runs can only be stopped with its page.
  if (answer === 'declined' && isTagManagerLoaded()) window.location.reload();
  // Styles show the question for as long as the address is the one of the link to it.
  else if (window.location.hash) window.location.replace(`#${main?.id}`);
  else main?.focus({ preventScroll: true });
}
