import type { ChangeEvent, ReactNode } from 'react';

export type Option = { value: string; label: string };

type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is worth knowing about what is typed, and refuses nothing. */
  note?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
  options?: readonly Option[] | undefined;
};

const idOf = (name: string): string => `city-field-${name.replaceAll('.', '-')}`;

/** Moves the focus to a field of the page; gives whether it is there. */
export function focusField(name: string): boolean {
  const field = document.getElementById(idOf(name));
  field?.focus();
  return field !== null;
}

/** A field with its label, hint, error and note. */
export function Field({ name, label, hint, note, error, value, onChange, rows, options }: FieldProps) {
  const id = idOf(name);
  const control = {
    id,
    value,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': `${id}-words`,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) =>
      onChange(currentTarget.value),
  };
  return (
    <div className="city-field">
      <label htmlFor={id}>{label}</label>
      <div id={`${id}-words`}>
        <p className="city-hint">{hint}</p>
        {error !== undefined && <p className="city-error">{error}</p>}
        <output className="city-note">{error === undefined && note}</output>
      </div>
      {options ? (
        <select {...control}>
          {options.map(({ value: each, label: text }) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type="text" autoComplete="off" />
      )}
    </div>
  );
}
