import type { Site } from '../../content-model/types';
import { quoteChecks } from '../../domain/checks';
import { buildLead, type LeadValues } from '../../domain/lead';
import { maskMessage, maskName, maskPhone, maskPostalCode, maskZip } from '../../domain/masks';
import { zipFieldFor } from '../../domain/visitor-country';
import { useRecordSubmission, type SentFrom } from '../../hooks/use-record-submission';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useVisitorCountry } from '../../hooks/use-visitor-country';
import { TextField } from '../fields/text-field';
import { SubmitButton } from '../ui/submit-button';
import { FailureNotice } from './failure-notice';
import * as styles from './form.module.css';
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

/** The quote form of specification section 5: hero, get-quote, reviews, how-it-works and what-we-take. */
export function QuoteForm({ texts, sentFrom, labelledBy }: QuoteFormProps) {
  const { fields, messages, quote } = texts;
  const isHydrated = useIsHydrated();
  const country = useVisitorCountry(sentFrom.locationId === '');
  const zipField = zipFieldFor(sentFrom.locationId, country);
  const { submit, prepare, hasFailed } = useRecordSubmission({
    form: 'quote',
    path: 'leads',
    sentFrom,
    build: buildLead,
  });
  const { fieldProps, handleSubmit, isSubmitting } = useCheckedForm({
    checks: quoteChecks,
    masks,
    messages,
    send: ({ zip, postalCode, ...values }) =>
      submit({ ...values, zip: zip ?? postalCode } satisfies LeadValues),
  });

  return (
    <form
      className={styles.form}
      aria-labelledby={labelledBy}
      noValidate
      onFocus={prepare}
      onSubmit={handleSubmit}
    >
      <TextField {...fields.name} {...fieldProps('name')} autoComplete="name" enterKeyHint="next" />
      <TextField
        {...fields.phone}
        {...fieldProps('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      {zipField && (
        <TextField
          key={zipField}
          {...fields[zipField]}
          {...fieldProps(zipField)}
          inputMode={zipField === 'zip' ? 'numeric' : 'text'}
          autoComplete="postal-code"
          enterKeyHint="next"
        />
      )}
      <TextField
        {...fields.message}
        {...fieldProps('message')}
        lines={3}
        autoComplete="off"
        enterKeyHint="send"
      />
      <SubmitButton label={quote.submit} busyLabel={quote.busy} isBusy={isSubmitting} isReady={isHydrated} />
      <FailureNotice text={hasFailed ? texts.failureNotice : ''} phone={sentFrom.phone} />
      <noscript>
        <p>
          {texts.withoutScripts} <a href={`tel:${sentFrom.phone.dial}`}>{sentFrom.phone.display}</a>
        </p>
      </noscript>
      <p className={styles.reassurance}>{quote.reassurance}</p>
    </form>
  );
}
