import { type FocusEvent, memo, type ReactNode, useLayoutEffect, useState } from 'react';
import { useFieldId, fieldParts, type FieldProps } from './field-parts';
import * as styles from './choice-field.module.css';

/** With single radios, react-hook-form would uncheck one pressed before the scripts ran, or focus a disabled one. */
function radioGroup() {
  let fieldset: HTMLFieldSetElement | null = null;
  let report: ((value: string) => void) | undefined;
  let reported = '';
  const radios = () => [...(fieldset?.querySelectorAll('input') ?? [])];
  const chosen = () => radios().find(({ checked, disabled }) => checked && !disabled);

  return {
    attach(element: HTMLFieldSetElement | null): void {
      fieldset = element;
    },
    get value(): string {
      return chosen()?.value ?? '';
    },
    set value(value: string) {
      for (const radio of radios()) radio.checked = radio.value === value && !radio.disabled;
      this.settle();
    },
    /** Call it when the choice or the choices may have changed: it calls `onValue` if the value is a new one. */
    settle(onValue = report): void {
      report = onValue;
      if (this.value === reported) return;
      reported = this.value;
      report?.(reported);
    },
    focus(): void {
      const target = chosen() ?? radios().find(({ disabled }) => !disabled) ?? fieldset;
      target?.focus();
    },
  };
}

type Choice = {
  value: string;
  label: string;
  /** Hidden and not selectable; if it was chosen, it is chosen again when it comes back. */
  isWithdrawn?: boolean;
  refusal?: string;
};

type ChoiceFieldProps = FieldProps & {
  choices: Choice[];
  /** What a script of the page makes the choices of (src/features/requests/inlined/write-dates.ts); so many boxes keep their space. */
  awaited?: { count: number; [fact: string]: unknown };
  isList?: boolean;
  notice?: string;
  /** Called when the value changes, also when it is restored or was chosen before the scripts ran. */
  onValue?: (value: string) => void;
  children?: ReactNode;
};

const chip = `breakable row gap-2 rounded on-sheet small smooth ${styles.chip}`;
const open = `quiet-on-hover pointer ${chip}`;
const refused = `${chip} ${styles.refused}`;
const refusal = `fine grid ${styles.refusal}`;
const radio = `no-shrink scroll-room ${styles.radio}`;
const awaitedClasses = { chip: open, refused, refusal, radio };

/** React takes the name away and gives it back when it renders a radio, and then Chrome stops at Tab in its group again. */
const Radio = memo(function Radio(props: { name: string; value: string; disabled: boolean }) {
  return <input className={radio} type="radio" {...props} />;
});

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, registration, choices, awaited, isList, notice, onValue, children } = props;
  const id = useFieldId(registration.name);
  const { aria, hint, error } = fieldParts(id, props, [notice && `${id}-notice`]);
  const [group] = useState(radioGroup);
  const { name, ref, onChange, onBlur } = registration;

  // For each change of the value, not each press: a value may be restored, or go and come back with its choice.
  const handleValue = (value: string): void => {
    void onChange({ type: 'change', target: { name, value } });
    onValue?.(value);
  };
  useLayoutEffect(() => group.settle(handleValue));

  // Moving from one radio to the next does not leave the field.
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
      className={`grid gap-2 shrinkable scroll-room ${styles.field}`}
      // For assistive technology only a radiogroup can be required or invalid.
      role="radiogroup"
      // Takes the focus when the form is refused and no choice can be selected.
      tabIndex={-1}
      {...aria}
      onChange={() => group.settle()}
      onBlur={handleBlur}
    >
      <legend className={`bold ${styles.legend}`}>{label}</legend>
      {hint}
      <div
        className={`grid gap-2 ${isList ? styles.list : styles.chips}`}
        data-awaited={awaited && JSON.stringify({ ...awaited, name, classes: awaitedClasses })}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={choice.refusal ? refused : open} hidden={choice.isWithdrawn}>
            <Radio
              name={name}
              value={choice.value}
              disabled={choice.isWithdrawn || Boolean(choice.refusal)}
            />
            <span>
              {choice.label}
              {choice.refusal && <span className={refusal}> {choice.refusal}</span>}
            </span>
          </label>
        ))}
        {Array.from({ length: awaited?.count ?? 0 }, (_, index) => (
          <div key={index} className={`needs-scripts ${chip} ${styles.awaited}`} aria-hidden="true" />
        ))}
      </div>
      {children}
      <p className="small hidden-if-empty" id={`${id}-notice`} aria-live="polite">
        {notice}
      </p>
      {error}
    </fieldset>
  );
}
