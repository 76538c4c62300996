import { zipFieldFor } from '../../../shared/site/visitor-country';
import { bookChecks } from '../rules/checks';
import * as styles from './book-form.module.css';
import { FormFrame } from './form-frame';
import { MessageField, NameField, PhoneField, ZipOrPostalCodeField } from './lead-fields';
import { useLeadForm, type FormProps } from './use-request-form';

/**
 * The lead form of /book (docs/specification.md, section 5), which asks for a zip or a postal code, depending on the
 * visitor's country.
 */
export function BookForm(props: FormProps) {
  const { fields } = props.texts;
  const { country = 'unknown' } = props.sentFrom;
  const zipField = zipFieldFor('', country);
  const { frame, fieldProps } = useLeadForm(props, { form: 'book', checks: bookChecks(country), zipField });

  return (
    <FormFrame {...frame}>
      <NameField {...fields.name} {...fieldProps('name')} />
      <div className={styles.reach}>
        <PhoneField {...fields.phone} {...fieldProps('phone')} />
        <ZipOrPostalCodeField name={zipField} texts={fields} fieldProps={fieldProps} />
      </div>
      <MessageField {...fields.message} {...fieldProps('message')} lines={3} />
    </FormFrame>
  );
}
