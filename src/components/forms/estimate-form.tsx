import type { Site } from '../../content-model/types';
import { estimateChecks } from '../../domain/requests/checks';
import { buildLead } from '../../domain/requests/lead';
import { maskMessage, maskName, maskPhone } from '../../domain/requests/masks';
import { useRecordSubmission, type SentFrom } from '../../hooks/requests/use-record-submission';
import * as styles from './estimate-form.module.css';
import { FormFrame } from './form-frame';
import { MessageField, NameField, PhoneField } from './lead-fields';
import { useCheckedForm } from './use-checked-form';

export type EstimateFormProps = {
  texts: Site['forms'];
  sentFrom: SentFrom;
  /** Id of the heading that names the form. */
  labelledBy: string;
};

const masks = { name: maskName, phone: maskPhone, message: maskMessage };

/** The compact form of docs/specification.md, section 5. Its fields have no hints, so that they stand in one row. */
export function EstimateForm({ texts, sentFrom, labelledBy }: EstimateFormProps) {
  const { fields, messages } = texts;
  const { submit, prepare, hasFailed, formRef } = useRecordSubmission({
    form: 'estimate',
    path: 'leads',
    sentFrom,
    consent: texts.consent,
    build: buildLead,
  });
  const { fieldProps, handleSubmit, isSubmitting } = useCheckedForm({
    form: 'estimate',
    checks: estimateChecks,
    masks,
    messages,
    send: submit,
  });

  return (
    <FormFrame
      name="estimate"
      className={styles.row}
      labelledBy={labelledBy}
      texts={texts}
      words={texts.estimate}
      sentFrom={sentFrom}
      formRef={formRef}
      isSubmitting={isSubmitting}
      hasFailed={hasFailed}
      onFirstFocus={prepare}
      onSubmit={handleSubmit}
    >
      <NameField label={fields.name.label} {...fieldProps('name')} />
      <PhoneField label={fields.phone.label} {...fieldProps('phone')} />
      <MessageField label={fields.message.label} {...fieldProps('message')} />
    </FormFrame>
  );
}
