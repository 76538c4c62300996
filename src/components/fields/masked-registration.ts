import type { ChangeEvent, CompositionEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Mask } from '../../domain/masks';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Puts the masked value into the control and keeps the caret behind the character it stood behind. */
function applyMask(control: TextControl, mask: Mask): void {
  const typed = control.value;
  const masked = mask(typed);
  if (masked === typed) return;
  const caret = control.selectionStart;
  control.value = masked;
  if (caret === null || document.activeElement !== control) return;
  const masksBeforeCaret = mask(typed.slice(0, caret)).length;
  control.setSelectionRange(masksBeforeCaret, masksBeforeCaret);
}

/** The handlers of a control whose value goes through a mask before react-hook-form sees it. */
export function maskedRegistration(registration: UseFormRegisterReturn, mask: Mask) {
  const masked = (event: { target: EventTarget | null }): Promise<void | boolean> => {
    applyMask(event.target as TextControl, mask);
    return registration.onChange({ type: 'change', target: event.target });
  };
  return {
    ...registration,
    onChange: (event: ChangeEvent<TextControl>) => {
      // Letters that are still being composed (accents, other scripts) are not to be touched.
      const isComposing = (event.nativeEvent as InputEvent).isComposing;
      return isComposing ? registration.onChange(event) : masked(event);
    },
    onCompositionEnd: (event: CompositionEvent<TextControl>) => masked(event),
    onBlur: (event: FocusEvent<TextControl>) => {
      applyMask(event.target, mask);
      return registration.onBlur(event);
    },
  };
}
