import type { UseFormRegisterReturn } from 'react-hook-form';
import * as styles from './field.module.css';
import { createContext, use } from 'react';

export type FieldProps = {
  label: string;
  hint?: string;
  error?: string;
  /** Whether a new error is not announced, because the focus goes to it. */
  isQuiet?: boolean;
  registration: UseFormRegisterReturn;
  /** For assistive technology only; the form itself checks the value. */
  isRequired?: boolean;
};

/** What every field says beside its label, and how its control refers to that. */
export function fieldParts(
  id: string,
  { hint, error, isQuiet, isRequired }: Partial<FieldProps>,
  describedBy: (string | false | undefined)[] = [],
) {
  const ids = [error && `${id}-error`, ...describedBy, hint && `${id}-hint`];
  return {
    aria: {
      'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': isRequired,
    },
    hint: hint && (
      <p className="soft small close-lines" id={`${id}-hint`}>
        {hint}
      </p>
    ),
    error: (
      <p
        className={`small bold hidden-if-empty ${styles.error}`}
        id={`${id}-error`}
        aria-live={isQuiet ? 'off' : 'polite'}
      >
        {error}
      </p>
    ),
  };
}

export const FormNameContext = createContext('form');

/** The same in the HTML and in the form that takes its place: React's own ids depend on the place in the page. */
export const useFieldId = (name: string): string => `${use(FormNameContext)}-${name.replace('.', '-')}`;
