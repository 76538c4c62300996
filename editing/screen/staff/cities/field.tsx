import type { ReactNode } from 'react';

type Shared = {
  /** Names the field in the guide, and is its id. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is worth knowing about what is typed, and refuses nothing. */
  note?: string | undefined;
  error?: string | undefined;
};

const idOf = (name: string, part = 'field'): string => `city-${part}-${name.replaceAll('.', '-')}`;

/** Moves the focus to a field of the guide; gives whether it is there. */
export function focusField(name: string): boolean {
  const field = document.getElementById(idOf(name));
  field?.focus();
  return field !== null;
}

/** What ties a control to its label, hint, note and error. */
const tied = ({ name, hint, note, error }: Shared) => ({
  id: idOf(name),
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [
      error !== undefined && idOf(name, 'error'),
      hint !== undefined && idOf(name, 'hint'),
      note !== undefined && idOf(name, 'note'),
    ]
      .filter(Boolean)
      .join(' ') || undefined,
});

function Field({ shared, children }: { shared: Shared; children: ReactNode }) {
  const { name, label, hint, note, error } = shared;
  return (
    <div className="city-field">
      <label htmlFor={idOf(name)}>{label}</label>
      {hint !== undefined && (
        <p className="city-hint" id={idOf(name, 'hint')}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p className="city-error" id={idOf(name, 'error')}>
          {error}
        </p>
      )}
      <output className="city-note" id={idOf(name, 'note')}>
        {note}
      </output>
    </div>
  );
}

type TextFieldProps = Shared & {
  value: string;
  onChange: (value: string) => void;
  /** The lines of a larger box; one line without it. */
  rows?: number;
};

/** A text with its label, hint and error. */
export function TextField({ value, onChange, rows, ...shared }: TextFieldProps) {
  return (
    <Field shared={shared}>
      {rows === undefined ? (
        <input
          {...tied(shared)}
          type="text"
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <textarea
          {...tied(shared)}
          rows={rows}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}

type Option = { value: string; text: string };
export type OptionGroup = { label: string; options: Option[] };

type ChoiceFieldProps = Shared & {
  value: string;
  onChange: (value: string) => void;
  /** Said while nothing is chosen. */
  empty?: string;
  groups: OptionGroup[];
};

/** A choice from a list with its label, hint and error. */
export function ChoiceField({ value, onChange, empty, groups, ...shared }: ChoiceFieldProps) {
  const filled = groups.filter(({ options }) => options.length > 0);
  return (
    <Field shared={shared}>
      <select {...tied(shared)} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {filled.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map(({ value: each, text }) => (
              <option key={each} value={each}>
                {text}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}
