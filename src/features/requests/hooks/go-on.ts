import type { KeyboardEvent } from 'react';

const stops = 'input:enabled:not([type=hidden], [tabindex]), textarea, button';

/**
 * Makes Enter do what the phone's key says: "next" goes to the next field, "send" presses the submit button. Browsers would
 * submit from any line, and insert a line break in a text area.
 */
export function goOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const field = event.target as HTMLElement;
  const hint = field.getAttribute('enterkeyhint');
  if (event.key !== 'Enter' || !hint || event.isDefaultPrevented() || event.nativeEvent.isComposing) return;
  event.preventDefault();
  // A key that is held down stays in its field.
  if (event.repeat) return;
  if (hint === 'send') {
    form.querySelector<HTMLElement>('[type=submit]')?.click();
    return;
  }
  const controls = [...form.querySelectorAll<HTMLElement>(stops)];
  controls[controls.indexOf(field) + 1]?.focus();
  showFocusedField();
}

/**
 * Brings the field that has the focus into view with its label. A focus alone shows less: WebKit puts the field under the
 * fixed header, and of a text area browsers show the line with the caret.
 */
export function showFocusedField(): void {
  const control = document.activeElement;
  const field = control?.closest('[enterkeyhint]') ? control.closest('div') : control?.closest('fieldset');
  field?.scrollIntoView({ block: 'nearest' });
}

/** Shows the whole field that Tab has reached. */
export function showFieldAtTab({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && (target as Element).closest('[enterkeyhint]')) showFocusedField();
}
