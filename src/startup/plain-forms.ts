import { earlyPage, showBusy } from './early-page';

/**
 * Forms of plain HTML, which the starter and src/features/requests/services/send-plain-forms.ts handle. Apart from early-page.ts,
 * because no page needs it in its first scripts.
 */

/** All forms of the page that are plain HTML: not hydrated yet, or in a part that has failed (hydration-boundary.tsx). */
export function plainForms(): HTMLFormElement[] {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-form]')];
  return earlyPage().eventsToReplay ? forms : forms.filter((form) => form.closest('[data-failed]'));
}

/** Gives what the form's fields hold. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  new FormData(form).forEach((value, field) => (values[field] = value));
  return values;
}

/** Gives all that is needed to send a form of plain HTML: an early submission (src/features/requests/rules/early-submission.ts). */
export const readForm = (form: HTMLFormElement): object => ({
  address: window.location.href,
  referrer: document.referrer,
  at: Date.now(),
  values: valuesOf(form),
  ...form.dataset,
});

/** Shows the form's line that says how to call (components/forms/form-frame.tsx), and frees its button. */
export function showNotSent(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll('button[aria-disabled]')) showBusy(button, false);
  const line = form.querySelector<HTMLElement>('[data-not-sent]');
  if (line) line.hidden = false;
}
