import {
  leadOfEarlySubmission,
  parseEarlySubmission,
  refusedFields,
  type EarlySubmission,
} from '../rules/early-submission';
import { thankYouPath } from '../../../shared/site/routes';
import { earlyPage, showBusy } from '../../../startup/early-page';
import { plainForms, readForm, showNotSent } from '../../../startup/plain-forms';
import { logError } from '../../../shared/browser/error-log';
import { saveDraft } from './drafts';
import { forgetEarlySubmission } from './early-submissions';
import { formInTab, submitRecord } from './outbox';
import { keepSending, onSaved, type Saved } from './outbox-sender';
import { recordOf } from './send-early-submission';

const busyButton = 'button[aria-disabled=true]';
const sending = new Set<HTMLFormElement>();
let isListening = false;

/** Leads to the confirmation page as a new document, because the code of this one has failed. */
function confirm(form: HTMLFormElement, { key, record }: Saved): void {
  const dial = form.querySelector('a[href^="tel:"]')?.getAttribute('href')?.slice('tel:'.length);
  window.history.pushState({ saved: { key, record }, phone: { dial } }, '', thankYouPath);
  window.location.reload();
}

/** Says at each refused field what is wrong, in the browser's own words; false where the page has none of them. */
function showRefused(form: HTMLFormElement, names: string[]): boolean {
  const refused = names
    .map((name) => form.elements.namedItem(name))
    .filter((control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement);
  for (const control of refused) {
    control.required = true;
    if (control.value !== '' && control instanceof HTMLInputElement)
      control.pattern = String.raw`(\D*\d){10}\D*`;
    control.setAttribute('aria-invalid', 'true');
    const message = control.parentElement?.querySelector('[aria-live]');
    if (message) message.textContent = control.validationMessage;
  }
  refused[0]?.focus();
  return refused.length > 0;
}

async function sendLead(
  form: HTMLFormElement,
  lead: NonNullable<ReturnType<typeof leadOfEarlySubmission>>,
  submission: EarlySubmission,
): Promise<void> {
  const thisForm = formInTab(submission.form);
  onSaved((saved) => saved.form === thisForm && confirm(form, saved));
  const saved = await submitRecord({
    ...recordOf(submission, lead),
    form: thisForm,
    onKept: forgetEarlySubmission,
  });
  if (saved.ok) return;
  logError('Error adding lead', saved.cause);
  showNotSent(form);
}

async function send(form: HTMLFormElement): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  const submission = parseEarlySubmission(readForm(form));
  const lead = submission && leadOfEarlySubmission(submission);
  if (lead) await sendLead(form, lead, submission);
  else {
    const isSaid = submission !== null && showRefused(form, refusedFields(submission));
    if (submission) saveDraft(submission.form, submission.values);
    forgetEarlySubmission();
    for (const button of form.querySelectorAll(busyButton)) showBusy(button, false);
    if (!isSaid) showNotSent(form);
  }
  sending.delete(form);
}

function sendPressed(): void {
  for (const form of plainForms()) if (form.querySelector(busyButton)) void send(form);
}

/**
 * Sends the forms of parts that have failed (src/startup/hydration-boundary.tsx), as their own code would. The starter has
 * kept each press already, and made the button busy.
 */
export function sendPlainForms(): void {
  if (isListening) return;
  isListening = true;
  // Otherwise the page itself does so.
  if (earlyPage().eventsToReplay) keepSending();
  document.addEventListener('click', sendPressed);
  sendPressed();
}
