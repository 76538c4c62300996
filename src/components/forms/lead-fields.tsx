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

export function ZipField(field: LeadFieldProps) {
  return <TextField {...field} inputMode="numeric" autoComplete="postal-code" enterKeyHint="next" />;
}

export function PostalCodeField(field: LeadFieldProps) {
  return <TextField {...field} inputMode="text" autoComplete="postal-code" enterKeyHint="next" />;
}

export function MessageField(field: LeadFieldProps) {
  return <TextField {...field} autoComplete="off" enterKeyHint="send" />;
}
