import { useId, useLayoutEffect, useState, type FocusEvent, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as styles from './choice-field.module.css';
import { radioGroup } from './radio-group';

type Choice = {
  value: string;
  label: string;
  /** Kept in the page, but not to be seen or chosen; chosen still when it is offered again. */
  isWithdrawn?: boolean;
  /** Why it cannot be chosen, said behind its label; it is to be seen all the same. */
  refusal?: string;
};

type ChoiceFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  registration: UseFormRegisterReturn;
  choices: Choice[];
  /** How many choices will come: until then as many empty boxes keep their place. */
  awaitedChoices?: number;
  /** Said to assistive technology; the check itself is the form's. */
  isRequired?: boolean;
  /** One below the other, for choices that are sentences. */
  isList?: boolean;
  /** Said under the choices when it comes up, as where none is left. */
  notice?: string;
  /** Told when the value is another one, also where it was chosen before the scripts arrived or is restored. */
  onValue?: (value: string) => void;
  children?: ReactNode;
};

/** One choice of a few, as radio buttons in boxes, with its hint and its message. */
export function ChoiceField({ label, hint, error, registration, isRequired, ...props }: ChoiceFieldProps) {
  const { choices, awaitedChoices = 0, isList, notice, onValue, children } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, notice && `${id}-notice`, hint && `${id}-hint`];
  const [group] = useState(radioGroup);
  const { name, ref, onChange, onBlur } = registration;

  // Not each press, but each change of the value: it may be restored, and go and come back with its choice.
  const handleValue = (value: string): void => {
    void onChange({ type: 'change', target: { name, value } });
    onValue?.(value);
  };
  useLayoutEffect(() => group.settle(handleValue));

  // Going from one radio to the next is not leaving the field.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    void onBlur({ type: 'blur', target: { name, value: group.value } });
  };

  return (
    <fieldset
      ref={(element) => {
        group.attach(element);
        ref(element && group);
      }}
      className={styles.field}
      // Only a group of radios can be required or wrong for assistive technology.
      role="radiogroup"
      // Takes the focus of a refused form where no choice is left to take it.
      tabIndex={-1}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired}
      onBlur={handleBlur}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={isList ? `${styles.chips} ${styles.list}` : styles.chips}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={choice.refusal ? `${styles.chip} ${styles.refused}` : styles.chip}
            hidden={choice.isWithdrawn}
          >
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.isWithdrawn || Boolean(choice.refusal)}
              onChange={() => group.settle()}
            />
            <span>
              {choice.label}
              {choice.refusal && <span className={styles.refusal}> {choice.refusal}</span>}
            </span>
          </label>
        ))}
        {Array.from({ length: choices.length > 0 ? 0 : awaitedChoices }, (_, index) => (
          <div key={index} className={`${styles.chip} ${styles.awaited}`} aria-hidden="true" />
        ))}
      </div>
      {children}
      <p className={styles.notice} id={`${id}-notice`} aria-live="polite">
        {notice}
      </p>
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
