import { useEffect } from 'react';
import { TextField } from '../../../shared/fields/text-field';
import type { ZipFieldName } from '../../../shared/site/visitor-country';
import { estimateChecks } from '../rules/checks';
import type { LeadField } from '../../../shared/text/masks';
import * as styles from './estimate-form.module.css';
import { FormFrame } from './form-frame';
import type { FilledIn } from '../hooks/use-checked-form';
import { useLeadForm, type FormProps } from '../hooks/use-request-form';

type EstimateFormProps = FormProps & { zipField?: ZipFieldName; filledIn?: FilledIn<LeadField> };

/** The compact form of docs/specification.md, section 5. Its fields have no hints, so that they fit in one row. */
export function EstimateForm({ zipField, filledIn, ...props }: EstimateFormProps) {
  const options = { form: 'estimate', checks: estimateChecks, zipField } as const;
  const { frame, fieldProps, textField, fill } = useLeadForm(props, options);

  useEffect(() => {
    if (filledIn) fill(filledIn);
  }, [filledIn, fill]);

  return (
    <FormFrame {...frame} className={`framed on-sheet sheet-padding grid gap-4 top ${styles.row}`}>
      <TextField {...textField('name')} hint={undefined} />
      <TextField {...textField('phone')} hint={undefined} />
      <TextField {...textField('message')} hint={undefined} lines={2} />
      {zipField && <input key={zipField} type="hidden" {...fieldProps(zipField).registration} />}
    </FormFrame>
  );
}
