import { keyboards, TextField } from '../../../shared/fields/text-field';
import { zipFieldFor } from '../../../shared/site/visitor-country';
import { useLeadForm, type FormProps } from '../hooks/use-request-form';
import { bookChecks } from '../rules/checks';
import * as styles from './book-form.module.css';
import { FormFrame } from './form-frame';

/** It asks for the code that the visitor's country uses (docs/specification.md, section 5). */
export function BookForm(props: FormProps) {
  const { fields } = props.texts;
  const { country = 'unknown' } = props.sentFrom;
  const code = zipFieldFor('', country);
  const { frame, fieldProps } = useLeadForm(props, {
    form: 'book',
    checks: bookChecks(country),
    zipField: code,
  });

  return (
    <FormFrame {...frame}>
      <TextField {...fields.name} {...fieldProps('name')} {...keyboards.name} />
      <div className={`grid gap-2 top ${styles.reach}`}>
        <TextField {...fields.phone} {...fieldProps('phone')} {...keyboards.phone} />
        {code && <TextField key={code} {...fields[code]} {...fieldProps(code)} {...keyboards[code]} />}
      </div>
      <TextField {...fields.message} {...fieldProps('message')} {...keyboards.message} lines={3} />
    </FormFrame>
  );
}
