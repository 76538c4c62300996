import type { ChangeEvent, CompositionEvent, FocusEvent, HTMLInputAutoCompleteAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Mask } from '../text/masks';
import { useFieldId, fieldParts, type FieldProps } from './field-parts';
import * as styles from './field.module.css';

type TextFieldProps = FieldProps & {
  mask: Mask;
  type?: 'text' | 'tel';
  inputMode?: 'text' | 'tel' | 'numeric';
  autoComplete: HTMLInputAutoCompleteAttribute;
  enterKeyHint: 'next' | 'send';
  lines?: number;
};

/** The keyboard and the autofill of each field of a request, the same in every form. */
export const keyboards = {
  name: { autoComplete: 'name', enterKeyHint: 'next' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  zip: { inputMode: 'numeric', autoComplete: 'postal-code', enterKeyHint: 'next' },
  postalCode: { inputMode: 'text', autoComplete: 'postal-code', enterKeyHint: 'next' },
  unit: { autoComplete: 'address-line2', enterKeyHint: 'next' },
  message: { autoComplete: 'off', enterKeyHint: 'send' },
} as const;

export function TextField(props: TextFieldProps) {
  const { label, registration, mask, type, inputMode, autoComplete, enterKeyHint, lines } = props;
  const id = useFieldId(registration.name);
  const { aria, hint, error } = fieldParts(id, props);
  const shared = {
    autoComplete,
    enterKeyHint,
    id,
    className: `wide on-page scroll-room smooth quiet-on-hover ${styles.control}`,
    ...aria,
    ...maskedRegistration(registration, mask),
  };
  return (
    <div className="stack gap-1 shrinkable">
      <label className="bold close-lines" htmlFor={id}>
        {label}
      </label>
      {hint}
      {lines ? (
        <textarea rows={lines} {...shared} />
      ) : (
        <input type={type ?? 'text'} inputMode={inputMode} {...shared} />
      )}
      {error}
    </div>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const separators = /[^\p{L}\p{M}\p{N}]/gu;

const countCharacters = (text: string): number => text.replace(separators, '').length;

/** Gives the caret's position in the masked text: behind the same character as before. */
function maskedCaret(typed: string, caret: number, masked: string, mask: Mask): number {
  const before = mask(typed.slice(0, caret));
  if (masked.startsWith(before)) return before.length;
  // The mask dropped a 1 of the country's code in front, so the text behind the caret decides.
  const following = countCharacters(typed.slice(caret));
  let position = masked.length;
  while (position > 0 && countCharacters(masked.slice(position)) < following) position -= 1;
  return position;
}

function applyMask(control: TextControl, mask: Mask, isDeletedForward = false): void {
  const typed = control.value;
  const masked = mask(typed);
  if (masked === typed) return;
  const caret = control.selectionStart;
  control.value = masked;
  if (caret === null || document.activeElement !== control) return;
  const position = maskedCaret(typed, caret, masked, mask);
  // The mask puts a deleted dash back, so the caret goes behind it, where the next press deletes a digit.
  const next = isDeletedForward && masked[position] === '-' ? position + 1 : position;
  control.setSelectionRange(next, next);
}

function maskedRegistration(registration: UseFormRegisterReturn, mask: Mask) {
  const masked = (target: TextControl, isDeletedForward?: boolean): Promise<void | boolean> => {
    applyMask(target, mask, isDeletedForward);
    return registration.onChange({ type: 'change', target });
  };
  return {
    ...registration,
    onChange: (event: ChangeEvent<TextControl>) => {
      const { isComposing, inputType } = event.nativeEvent as InputEvent;
      // A mask would break a character that the visitor is still composing (accents, other scripts).
      if (isComposing) return registration.onChange(event);
      return masked(event.target, inputType === 'deleteContentForward');
    },
    onCompositionEnd: (event: CompositionEvent<TextControl>) => masked(event.currentTarget),
    onBlur: (event: FocusEvent<TextControl>) => {
      applyMask(event.target, mask);
      return registration.onBlur(event);
    },
  };
}
