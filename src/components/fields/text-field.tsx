import { useId, type HTMLInputAutoCompleteAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Mask } from '../../domain/requests/masks';
import { useMaskedRegistration } from './masked-registration';
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

/** A labelled control with its hint and its error message, which are linked for assistive technology. */
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
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control = {
    id,
    className: styles.control,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired,
    ...useMaskedRegistration(registration, mask),
  };
  const { type, inputMode, ...shared } = attributes;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {lines ? (
        <textarea rows={lines} {...shared} {...control} />
      ) : (
        <input type={type ?? 'text'} inputMode={inputMode} {...shared} {...control} />
      )}
      <p className={styles.error} id={`${id}-error`} aria-live={isQuiet ? 'off' : 'polite'}>
        {error}
      </p>
    </div>
  );
}
