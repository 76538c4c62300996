import { type ChangeEvent, type ComponentProps, createContext, useContext } from 'react';
import { screenField } from '../../config/field';
import { fieldIn, isOptional, labelOf, type Schema, schemaOf } from '../../content/schemas';

export type Option = { value: string; label: string };

export type Refused = ReadonlyMap<string, string>;

/** What a form says at its fields, by their names, until they are changed. */
export const FieldErrors = createContext({
  errors: new Map() as Refused,
  forget: (_name: string): void => undefined,
});

type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is worth knowing about what is typed, and refuses nothing; an empty one is read aloud once it says something. */
  note?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
  options?: readonly Option[] | undefined;
  box?: ComponentProps<'input'>;
};

const idOf = (name: string): string => `field-${name.replaceAll('.', '-')}`;

export function focusField(name: string): boolean {
  const field = document.getElementById(idOf(name));
  field?.focus();
  return field !== null;
}

export function Field({ name, label, hint, note, value, onChange, rows, options, box }: FieldProps) {
  const id = idOf(name);
  const { errors, forget } = useContext(FieldErrors);
  const error = errors.get(name);
  const control = {
    id,
    value,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': `${id}-words`,
    onChange: ({
      currentTarget,
    }: ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) => {
      forget(name);
      onChange(currentTarget.value);
    },
  };
  return (
    <div className="staff-field">
      <label htmlFor={id}>{label}</label>
      <div id={`${id}-words`}>
        <p className="staff-hint">{hint}</p>
        {error !== undefined && <p className="staff-error">{error}</p>}
        {note !== undefined && <output>{error === undefined && note}</output>}
      </div>
      {options ? (
        <select {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type="text" autoComplete="off" {...box} />
      )}
    </div>
  );
}

type Described = Pick<FieldProps, 'label' | 'hint' | 'rows' | 'options'>;

function describe(file: string, written: string): Described {
  const steps = written.split('.');
  const path: (Schema | undefined)[] = [];
  for (const step of steps) path.push(fieldIn(path.length > 0 ? path.at(-1) : schemaOf(file), step));
  const [schema, name = ''] = [path.at(-1), steps.at(-1)];
  if (!schema) return { label: labelOf(name) };
  const { label, hint = '', widget, options } = screenField(name, schema);
  // What is in an item of a list is asked for once there is such an item.
  const own = path.slice(steps.findLastIndex((step) => /^\d+$/.test(step)) + 1);
  const isLeftOut = own.some((each) => each && isOptional(each)) || schema.safeParse('').success;
  return {
    label: isLeftOut ? `${label} (optional)` : label,
    hint: widget === 'list' ? `${hint} One on each line.` : hint,
    rows: ['list', 'text'].includes(widget) ? 6 : undefined,
    options,
  };
}

type FieldsProps = {
  file: string;
  fields: readonly string[];
  textOf: (field: string) => string;
  onChange: (field: string, text: string) => void;
  besides: (field: string) => Partial<FieldProps>;
};

export function Fields({ file, fields, textOf, onChange, besides }: FieldsProps) {
  return fields.map((name) => {
    const { options, ...shown } = { ...describe(file, name), ...besides(name) };
    return (
      <Field
        key={name}
        name={name}
        {...shown}
        value={textOf(name)}
        onChange={(text) => onChange(name, text)}
        options={options && [{ value: '', label: 'Choose one' }, ...options]}
      />
    );
  });
}
