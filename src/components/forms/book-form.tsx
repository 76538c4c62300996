import type { Site } from '../../content-model/types';
import { bookChecks } from '../../domain/requests/checks';
import { buildLead } from '../../domain/requests/lead';
import { maskMessage, maskName, maskPhone, maskPostalCode, maskZip } from '../../domain/requests/masks';
import { zipFieldFor } from '../../domain/cities/visitor-country';
import { useRecordSubmission, type SentFrom } from '../../hooks/requests/use-record-submission';
import * as styles from './book-form.module.css';
import { FormFrame } from './form-frame';
import { MessageField, NameField, PhoneField, PostalCodeField, ZipField } from './lead-fields';
import { useCheckedForm } from './use-checked-form';

export type BookFormProps = {
  texts: Site['forms'];
  sentFrom: SentFrom;
  /** Id of the heading that names the form. */
  labelledBy: string;
};

const masks = {
  name: maskName,
  phone: maskPhone,
  message: maskMessage,
  zip: maskZip,
  postalCode: maskPostalCode,
};

/**
 * The lead form of /book (docs/specification.md, section 5): the zip or postal code is asked for by the visitor's
 * country.
 */
export function BookForm({ texts, sentFrom, labelledBy }: BookFormProps) {
  const { fields, messages } = texts;
  const { country = 'unknown' } = sentFrom;
  const zipField = zipFieldFor('', country) ?? undefined;
  const { submit, prepare, hasFailed, formRef } = useRecordSubmission({
    form: 'book',
    path: 'leads',
    sentFrom,
    consent: texts.consent,
    build: buildLead,
  });
  const { fieldProps, handleSubmit, isSubmitting } = useCheckedForm({
    form: 'book',
    checks: bookChecks(country),
    masks,
    messages,
    // Of the two codes only the one that is shown; an earlier draft may have kept the other.
    send: ({ zip, postalCode, ...values }) =>
      submit({ ...values, zip: zipField && { zip, postalCode }[zipField] }),
  });

  return (
    <FormFrame
      name="book"
      labelledBy={labelledBy}
      texts={texts}
      words={texts.book}
      sentFrom={sentFrom}
      formRef={formRef}
      isSubmitting={isSubmitting}
      hasFailed={hasFailed}
      onFirstFocus={prepare}
      onSubmit={handleSubmit}
    >
      <NameField {...fields.name} {...fieldProps('name')} />
      <div className={styles.reach}>
        <PhoneField {...fields.phone} {...fieldProps('phone')} />
        {zipField === 'zip' && <ZipField {...fields.zip} {...fieldProps('zip')} />}
        {zipField === 'postalCode' && (
          <PostalCodeField {...fields.postalCode} {...fieldProps('postalCode')} />
        )}
      </div>
      <MessageField {...fields.message} {...fieldProps('message')} lines={3} />
    </FormFrame>
  );
}
