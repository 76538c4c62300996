import { useEffect } from 'react';
import type { ZipFieldName } from '../../../shared/site/visitor-country';
import { estimateChecks } from '../rules/checks';
import type { LeadField } from '../../../shared/text/masks';
import * as styles from './estimate-form.module.css';
import { FormFrame } from './form-frame';
import { MessageField, NameField, PhoneField } from './lead-fields';
import type { FilledIn } from './use-checked-form';
import { useLeadForm, type FormProps } from './use-request-form';

type EstimateFormProps = FormProps & {
  /** The field of the code that the page already knows, on a page without a city; the form does not ask for it. */
  zipField?: ZipFieldName;
  /** What the page fills in, that code among it; it fills in again when this changes. */
  filledIn?: FilledIn<LeadField>;
};

/** The compact form of docs/specification.md, section 5. Its fields have no hints, so that they fit in one row. */
export function EstimateForm({ zipField, filledIn, ...props }: EstimateFormProps) {
  const { fields } = props.texts;
  const { frame, fieldProps, fill } = useLeadForm(props, {
    form: 'estimate',
    checks: estimateChecks,
    zipField,
  });

  useEffect(() => {
    if (filledIn) fill(filledIn);
  }, [filledIn, fill]);

  return (
    <FormFrame {...frame} className={styles.row}>
      <NameField label={fields.name.label} {...fieldProps('name')} />
      <PhoneField label={fields.phone.label} {...fieldProps('phone')} />
      <MessageField label={fields.message.label} {...fieldProps('message')} />
    </FormFrame>
  );
}
