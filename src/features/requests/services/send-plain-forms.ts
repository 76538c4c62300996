import { parseEarlySubmission, refusedFields, requestOfEarlySubmission } from '../rules/early-submission';
import { buildSubmissionMetadata, type PressedForm } from '../rules/submission-metadata';
import { settings } from '../../../shared/site/settings';
import { addVisit, type Attribution } from '../../measuring/rules/attribution';
import { knownAttribution } from '../../measuring/services/attribution';
import { isTrackingRefused } from '../../measuring/services/privacy-signals';
import { deviceKind } from './device-kind';
import { forgetEarlySubmission, forgetOnDevice, readDevice } from './durable-store';
import { pathIn, splitLanguage } from '../../../shared/site/languages';
import { thankYouPath } from '../../../shared/site/routes';
import { goTo } from '../../../shared/browser/go-to';
import {
  busyButton,
  hasFailed,
  plainForms,
  readForm,
  showBusy,
  showNotSent,
  valuesOf,
} from '../../../shared/browser/plain-forms';
import { pageData } from '../../../shared/browser/page-data';
import { logError } from '../../../shared/browser/error-log';
import { clearDraft, saveDraft } from '../../../shared/browser/drafts';
import { formInTab, submitRecord, type Submission } from './outbox';
import { keepSending, onSaved, type Saved } from './outbox-sender';
import { keepTicket } from './ticket-store';

/** The attribution at the time of the press; the current one includes this later visit. */
function attributionBefore(at: string): Attribution {
  const known = Object.entries(knownAttribution()).filter(([, touch]) => touch.at <= at);
  return Object.fromEntries(known);
}

/** Null where a check refuses it. */
function recordOf(submission: PressedForm): Omit<Submission, 'form'> | null {
  const request = requestOfEarlySubmission(submission);
  if (!request) return null;
  const { address, referrer, at } = submission;
  const now = new Date(at);
  const before = attributionBefore(now.toISOString());
  const attribution = isTrackingRefused() ? {} : addVisit(before, { address, referrer, now });
  // Without scripts nothing knows when the visitor began.
  const context = buildSubmissionMetadata(submission, {
    language: splitLanguage(new URL(address).pathname).language,
    fillMs: 0,
    device: deviceKind(),
    siteVersion: settings.siteVersion,
    attribution,
  });
  return { ...request, context };
}

/** A page that is still open holds the lock of its own. iOS before 15.4 has no locks, and blocked site data refuses them. */
async function isOfOpenPage(name: string): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => undefined);
  return locks?.held?.some((lock) => lock.name === name) ?? false;
}

/** What a check refuses becomes a draft, unless that is newer. */
export async function sendEarlySubmission(name: string): Promise<void> {
  if (await isOfOpenPage(name)) return;
  const submission = parseEarlySubmission((await readDevice()).get(name));
  const forget = (): void => void forgetOnDevice(name);
  if (!submission) return forget();
  const { form, values, address, at } = submission;
  const { pathname } = new URL(address);
  const record = recordOf(submission);
  if (record) return void submitRecord({ ...record, form: `${pathname}#${form}`, onStored: forget });
  saveDraft(form, values, pathname, at);
  forget();
}

const sending = new Set<HTMLFormElement>();
let isListening = false;

function confirm(form: HTMLFormElement, { key, record }: Saved): void {
  const dial = form.querySelector('a[href^="tel:"]')?.getAttribute('href')?.slice('tel:'.length);
  form.dataset.sent = '';
  keepTicket({ saved: { key, record }, phone: { dial } });
  goTo(pathIn(pageData().language, thankYouPath));
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

async function sendRequest(form: HTMLFormElement, record: Omit<Submission, 'form'>): Promise<void> {
  const thisForm = formInTab(record.context.form);
  const pressed = JSON.stringify(valuesOf(form));
  onSaved((saved) => {
    if (saved.form !== thisForm) return;
    // What was typed since stays.
    if (JSON.stringify(valuesOf(form)) === pressed) clearDraft(record.context.form);
    confirm(form, saved);
  });
  const saved = await submitRecord({
    ...record,
    form: thisForm,
    onStored: () => forgetEarlySubmission(record.context.form),
  });
  if (saved.ok) return;
  logError('Error adding lead', saved.cause);
  showNotSent(form);
}

async function send(form: HTMLFormElement): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  const submission = parseEarlySubmission(readForm(form));
  const record = submission && recordOf(submission);
  if (record) await sendRequest(form, record);
  else {
    const isSaid = submission !== null && showRefused(form, refusedFields(submission));
    if (submission) saveDraft(submission.form, submission.values);
    forgetEarlySubmission(form.dataset.form ?? '');
    for (const button of form.querySelectorAll(busyButton)) showBusy(button, false);
    if (!isSaid) showNotSent(form);
  }
  sending.delete(form);
}

/** Only the failed ones: others wait for their own code. */
function sendPressed(): void {
  for (const form of plainForms()) if (form.querySelector(busyButton) && hasFailed(form)) void send(form);
}

/** The starter has kept each press already, and made the button busy. */
export function sendPlainForms(): void {
  if (isListening) return;
  isListening = true;
  keepSending();
  document.addEventListener('click', sendPressed);
  sendPressed();
}
