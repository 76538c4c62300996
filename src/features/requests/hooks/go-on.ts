import type { KeyboardEvent } from 'react';

const stops = 'input:enabled:not([type=hidden], [tabindex]), textarea, button';

/** Enter that ends a word of an input method; Safari says so by the key code alone. */
const isOfInputMethod = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** "next" goes to the next field, "send" presses the button. Browsers would submit from any line. */
export function goOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const field = event.target as HTMLElement;
  const hint = field.getAttribute('enterkeyhint');
  if (event.key !== 'Enter' || !hint || event.isDefaultPrevented() || isOfInputMethod(event)) return;
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

/** A focus alone shows less: WebKit puts the field under the fixed header. */
export function showFocusedField(): void {
  const control = document.activeElement;
  const field = control?.closest('[enterkeyhint]') ? control.closest('div') : control?.closest('fieldset');
  field?.scrollIntoView({ block: 'nearest' });
}

export function showFieldAtTab({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && (target as Element).closest('[enterkeyhint]')) showFocusedField();
}
