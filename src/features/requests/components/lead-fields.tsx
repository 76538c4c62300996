import type { Site } from '../../../content-model/types';
import type { ZipFieldName } from '../../../shared/site/visitor-country';
import { TextField, type TextFieldProps } from '../../../shared/fields/text-field';

/** The words of a field, and its props from `useCheckedForm`. */
type LeadFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'isQuiet' | 'registration' | 'mask' | 'isRequired' | 'lines'
>;

/** The fields of a lead, with the same keyboard and autofill in every form. */
export function NameField(field: LeadFieldProps) {
  return <TextField {...field} autoComplete="name" enterKeyHint="next" />;
}

export function PhoneField(field: LeadFieldProps) {
  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />;
}

type ZipOrPostalCodeFieldProps = {
  /** The one of the two fields that the form asks for, if any. */
  name: ZipFieldName | null;
  texts: Site['forms']['fields'];
  fieldProps: (name: ZipFieldName) => Omit<LeadFieldProps, 'label'>;
};

export function ZipOrPostalCodeField({ name, texts, fieldProps }: ZipOrPostalCodeFieldProps) {
  if (!name) return null;
  return (
    <TextField
      key={name}
      {...texts[name]}
      {...fieldProps(name)}
      inputMode={name === 'zip' ? 'numeric' : 'text'}
      autoComplete="postal-code"
      enterKeyHint="next"
    />
  );
}

export function MessageField(field: LeadFieldProps) {
  return <TextField {...field} autoComplete="off" enterKeyHint="send" />;
}
