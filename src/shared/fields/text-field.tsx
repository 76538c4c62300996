import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
} from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Mask } from '../text/masks';
import { useFieldId } from './field-id';
import * as styles from './field.module.css';

export type TextFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  /** Whether a new error is not announced, because the focus goes to it. */
  isQuiet?: boolean;
  registration: UseFormRegisterReturn;
  mask: Mask;
  type?: 'text' | 'tel';
  inputMode?: 'text' | 'tel' | 'numeric';
  autoComplete: HTMLInputAutoCompleteAttribute;
  enterKeyHint: 'next' | 'send';
  /** For assistive technology only; the form itself checks the value. */
  isRequired?: boolean;
  /** The lines of a text area; without it the field has one line. */
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

export function TextField({
  label,
  hint,
  error,
  isQuiet,
  registration,
  mask,
  isRequired,
  lines,
  ...attributes
}: TextFieldProps) {
  const id = useFieldId(registration.name);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control = {
    id,
    className: `wide no-border on-page scroll-room smooth quiet-on-hover ${styles.control}`,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired,
    ...useMaskedRegistration(registration, mask),
  };
  const { type, inputMode, ...shared } = attributes;
  return (
    <div className="stack gap-1 shrinkable">
      <label className="bold close-lines" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="soft small close-lines" id={hintId}>
          {hint}
        </p>
      )}
      {lines ? (
        <textarea rows={lines} {...shared} {...control} />
      ) : (
        <input type={type ?? 'text'} inputMode={inputMode} {...shared} {...control} />
      )}
      <p
        className={`small bold hidden-if-empty ${styles.error}`}
        id={`${id}-error`}
        aria-live={isQuiet ? 'off' : 'polite'}
      >
        {error}
      </p>
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

/** A value that was typed before the scripts ran goes through the mask when they have. */
function useMaskedRegistration(registration: UseFormRegisterReturn, mask: Mask) {
  const control = useRef<TextControl>(null);

  useLayoutEffect(() => {
    const target = control.current;
    if (!target?.value || mask(target.value) === target.value) return;
    applyMask(target, mask);
    void registration.onChange({ type: 'change', target });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the control is there
  }, []);

  const masked = (target: TextControl, isDeletedForward?: boolean): Promise<void | boolean> => {
    applyMask(target, mask, isDeletedForward);
    return registration.onChange({ type: 'change', target });
  };
  return {
    ...registration,
    ref: (element: TextControl | null) => {
      control.current = element;
      registration.ref(element);
    },
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
