import type { Site } from '../../content-model/types';
import { quoteChecks } from '../../domain/requests/checks';
import { buildLead, type LeadValues } from '../../domain/requests/lead';
import { maskMessage, maskName, maskPhone, maskPostalCode, maskZip } from '../../domain/requests/masks';
import { zipFieldFor } from '../../domain/cities/visitor-country';
import { useRecordSubmission, type SentFrom } from '../../hooks/requests/use-record-submission';
import { useVisitorCountry } from '../../hooks/cities/use-visitor-country';
import { FormFrame } from './form-frame';
import { MessageField, NameField, PhoneField, PostalCodeField, ZipField } from './lead-fields';
import { useCheckedForm } from './use-checked-form';

export type QuoteFormProps = {
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

/** The quote form of docs/specification.md, section 5: hero, get-quote, reviews, how-it-works and what-we-take. */
export function QuoteForm({ texts, sentFrom, labelledBy }: QuoteFormProps) {
  const { fields, messages } = texts;
  const country = useVisitorCountry(sentFrom.locationId === '') ?? 'unknown';
  const zipField = zipFieldFor(sentFrom.locationId, country);
  const { submit, prepare, hasFailed, formRef } = useRecordSubmission({
    form: 'quote',
    path: 'leads',
    sentFrom,
    consent: texts.consent,
    build: buildLead,
  });
  const { fieldProps, handleSubmit, isSubmitting } = useCheckedForm({
    form: 'quote',
    checks: quoteChecks,
    masks,
    messages,
    send: ({ zip, postalCode, ...values }) =>
      submit({ ...values, zip: zip ?? postalCode } satisfies LeadValues),
  });

  return (
    <FormFrame
      name="quote"
      labelledBy={labelledBy}
      texts={texts}
      words={texts.quote}
      sentFrom={sentFrom}
      formRef={formRef}
      isSubmitting={isSubmitting}
      hasFailed={hasFailed}
      onFirstFocus={prepare}
      onSubmit={handleSubmit}
    >
      <NameField {...fields.name} {...fieldProps('name')} />
      <PhoneField {...fields.phone} {...fieldProps('phone')} />
      {zipField === 'zip' && <ZipField {...fields.zip} {...fieldProps('zip')} />}
      {zipField === 'postalCode' && <PostalCodeField {...fields.postalCode} {...fieldProps('postalCode')} />}
      <MessageField {...fields.message} {...fieldProps('message')} lines={3} />
    </FormFrame>
  );
}
