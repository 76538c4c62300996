import { estimateChecks } from '../../domain/requests/checks';
import * as styles from './estimate-form.module.css';
import { FormFrame } from './form-frame';
import { MessageField, NameField, PhoneField } from './lead-fields';
import { useLeadForm } from './use-lead-form';
import type { FormProps } from './use-request-form';

/** The compact form of docs/specification.md, section 5. Its fields have no hints, so that they fit in one row. */
export function EstimateForm(props: FormProps) {
  const { fields } = props.texts;
  const { frame, fieldProps } = useLeadForm(props, { form: 'estimate', checks: estimateChecks });

  return (
    <FormFrame {...frame} className={styles.row}>
      <NameField label={fields.name.label} {...fieldProps('name')} />
      <PhoneField label={fields.phone.label} {...fieldProps('phone')} />
      <MessageField label={fields.message.label} {...fieldProps('message')} />
    </FormFrame>
  );
}
