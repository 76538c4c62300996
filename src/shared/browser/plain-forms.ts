/** A form's button that was pressed and waits for its script. */
export const busyButton = 'button[aria-disabled=true]';

/** Shows the usual label or the busy one. Both are in the HTML (src/features/requests/components/form-frame.tsx). */
export function showBusy(button: Element, busy: boolean): void {
  button.querySelectorAll('span').forEach((label, index) => (label.hidden = busy === (index === 0)));
  button.setAttribute('aria-disabled', String(busy));
}

/** Whether a form's code has failed (react-island.tsx): it stays the HTML of the build. */
export const hasFailed = (form: HTMLFormElement): boolean => form.closest('[data-failed]') !== null;

/** All forms of the page that no code answers yet. One that is mounted has a button that submits it. */
export const plainForms = (): HTMLFormElement[] =>
  [...document.querySelectorAll<HTMLFormElement>('form[data-form]')].filter(
    (form) => hasFailed(form) || form.querySelector('button[aria-disabled][type=submit]') === null,
  );

/** Reads the form as FormData does, which would lay the page out for a text area and so hold up a press. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    const { name, type, value, checked } = control as HTMLInputElement;
    const isChosen = checked || !['radio', 'checkbox'].includes(type);
    if (name && isChosen && !control.matches(':disabled')) values[name] = value;
  }
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

/** Shows the form's line that says how to call (form-frame.tsx), and frees its button. */
export function showNotSent(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll('button[aria-disabled]')) showBusy(button, false);
  const line = form.querySelector<HTMLElement>('[data-not-sent]');
  if (line) line.hidden = false;
}
