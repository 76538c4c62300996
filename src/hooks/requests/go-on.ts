import type { KeyboardEvent } from 'react';

/**
 * Does at Enter what the key of a phone's keyboard says: "next" goes to the next field, "send" presses the button that
 * sends. A browser by itself would send the form from any line, and break the line of a text area.
 */
export function goOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, repeat, nativeEvent, currentTarget: form } = event;
  const hint = (event.target as Element).getAttribute('enterkeyhint');
  if (key !== 'Enter' || !hint || event.isDefaultPrevented() || nativeEvent.isComposing) return;
  event.preventDefault();
  // A key that is held down stays in its field.
  if (repeat) return;
  if (hint === 'send') form.querySelector<HTMLElement>('[type=submit]')?.click();
  else {
    nextField(form, event.target as Element)?.focus();
    showFocusedField();
  }
}

/** The control that Tab would reach; of a group of radios the chosen one. */
function nextField(form: HTMLFormElement, from: Element): HTMLElement | undefined {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea, button')];
  const next = controls.slice(controls.indexOf(from as HTMLInputElement) + 1).find(canFocus);
  const isChosen = ({ name, checked }: HTMLInputElement): boolean => name === next?.name && checked;
  return next?.type === 'radio' ? (controls.find(isChosen) ?? next) : next;
}

const canFocus = ({ type, tabIndex, disabled }: HTMLInputElement): boolean =>
  type !== 'hidden' && tabIndex >= 0 && !disabled;

/**
 * Brings the field that has the focus into view with its label. A focus alone shows less: WebKit puts the field under the
 * fixed header, and of a text area browsers show the line with the caret.
 */
export function showFocusedField(): void {
  const control = document.activeElement;
  const field = control?.hasAttribute('enterkeyhint') ? control.closest('div') : control?.closest('fieldset');
  field?.scrollIntoView({ block: 'nearest' });
}

/** Shows the whole field that Tab has reached. */
export function showFieldAtTab({ key, target }: KeyboardEvent<HTMLFormElement>): void {
  if (key === 'Tab' && (target as Element).hasAttribute('enterkeyhint')) showFocusedField();
}
