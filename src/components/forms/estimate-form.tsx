import { useEffect } from 'react';
import { type PostalCode, writtenCode } from '../../domain/cities/postal-areas';
import { zipFieldFor } from '../../domain/cities/visitor-country';
import { estimateChecks } from '../../domain/requests/checks';
import * as styles from './estimate-form.module.css';
import { FormFrame } from './form-frame';
import { MessageField, NameField, PhoneField } from './lead-fields';
import { useLeadForm } from './use-lead-form';
import type { FormProps } from './use-request-form';

type EstimateFormProps = FormProps & {
  /** The code for which the visitor asks, on a page without a city: it is saved as the lead's zip. */
  asked?: PostalCode;
  /** What the message begins with: it names that code. */
  beginning?: string;
};

/** The compact form of docs/specification.md, section 5. Its fields have no hints, so that they fit in one row. */
export function EstimateForm({ asked, beginning = '', ...props }: EstimateFormProps) {
  const { fields } = props.texts;
  const zipField = asked ? zipFieldFor('', asked.country) : null;
  const { frame, fieldProps, fill } = useLeadForm(props, {
    form: 'estimate',
    checks: estimateChecks,
    zipField,
  });
  const { country, code } = asked ?? {};

  useEffect(() => {
    if (!zipField || !country || !code) return;
    fill(({ zip, postalCode, message = '' }) => {
      const before = zip
        ? { country: 'US' as const, code: zip }
        : { country: 'CA' as const, code: postalCode ?? '' };
      // What the visitor has added to the message stays.
      const kept = before.code
        ? message.replace(writtenCode(before), writtenCode({ country, code }))
        : message;
      return { zip: '', postalCode: '', [zipField]: code, message: kept || beginning };
    });
  }, [zipField, country, code, beginning, fill]);

  return (
    <FormFrame {...frame} className={styles.row}>
      <NameField label={fields.name.label} {...fieldProps('name')} />
      <PhoneField label={fields.phone.label} {...fieldProps('phone')} />
      <MessageField label={fields.message.label} {...fieldProps('message')} />
    </FormFrame>
  );
}
