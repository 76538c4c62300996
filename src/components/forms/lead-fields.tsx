import type { Site } from '../../content-model/types';
import type { ZipFieldName } from '../../domain/cities/visitor-country';
import { TextField, type TextFieldProps } from '../fields/text-field';

/** The words of the field and what `useCheckedForm` knows of it. */
type LeadFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'registration' | 'mask' | 'isRequired' | 'lines'
>;

/** What the fields of a lead are to a keyboard and to a browser that fills them in, in whichever form they stand. */
export function NameField(field: LeadFieldProps) {
  return <TextField {...field} autoComplete="name" enterKeyHint="next" />;
}

export function PhoneField(field: LeadFieldProps) {
  return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />;
}

type ZipOrPostalCodeFieldProps = {
  /** Which of the two is asked for, if any. */
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
