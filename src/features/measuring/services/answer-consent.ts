import { writeStored } from '../../../shared/browser/storage';
import { recordAttribution } from './attribution';
import { measureAtRest } from './measure-at-rest';
import { isTagManagerLoaded } from './measuring';
import { consentName, type ConsentAnswer } from './privacy-signals';

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
