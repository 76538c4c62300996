import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { confirmationOf } from '../../domain/requests/confirmation';
import { recentBoxName, type ConsentWords } from '../../domain/requests/consent';
import type { PhoneNumber } from '../../domain/phone-number';
import type { FormName, RecordContext, RecordPath, SavedRecord } from '../../domain/requests/records';
import { thankYouPath } from '../../domain/routes';
import type { VisitorCountry } from '../../domain/cities/visitor-country';
import { forgetEarlySubmission } from '../../services/requests/early-submissions';
import { logError } from '../../services/error-log';
import { formInTab } from '../../services/requests/form-in-tab';
import { measure } from '../../services/attribution/measuring';
import { warmUp } from '../../services/requests/delivery';
import { submitRecord } from '../../services/requests/outbox';
import { onSaved } from '../../services/requests/outbox-sender';
import { isTicked, useSubmissionMetadata } from './use-submission-metadata';

/** Where a form stands: what its record needs to know and where its visitor comes back to. */
export type SentFrom = {
  locationId: string;
  phone: PhoneNumber;
  city: VisitedCity | null;
  /** The city's; the visitor's where the page has no city, undefined until that is told. */
  country: VisitorCountry | undefined;
};

/** Carried to /thankyou in the history's state, never in the address. */
export type VisitedCity = { slug: string; locationName: string };

type Options<Values> = {
  /** Names the form on its page; what it sends is told apart by it. */
  form: FormName;
  path: RecordPath;
  sentFrom: SentFrom;
  consent: ConsentWords;
  build: (values: Values, context: RecordContext) => SavedRecord;
};

/** Tells others of the city; where that fails they are not told. Only those who agree to it load what it takes. */
async function shareRequest(
  city: string,
  { key, record }: { key: string; record: SavedRecord },
): Promise<void> {
  const recent = await import('../../services/social-proof/recent-requests').catch(() => null);
  await recent?.writeRecentRequest(city, key, record).catch(() => undefined);
}

/**
 * Sends a lead or a job, then shows the confirmation page (docs/specification.md, section 4), also when an earlier
 * failure succeeds while the visitor is still here. A failure is logged as 'Error adding lead' and the visitor stays
 * on the form (section 8). `submit` gives whether it was sent; the rest belongs to the form's frame.
 */
export function useRecordSubmission<Values>({ form, path, sentFrom, consent, build }: Options<Values>) {
  const { locationId, city } = sentFrom;
  const slug = city?.slug ?? '';
  const [hasFailed, setHasFailed] = useState(false);
  const { formRef, touch, describe } = useSubmissionMetadata(form, consent);

  useEffect(() => {
    const place = formInTab(form);
    return onSaved((saved) => {
      if (saved.form !== place) return;
      measure({ event: 'form_sent', form, city: slug });
      if (isTicked(formRef.current, recentBoxName)) void shareRequest(slug, saved);
      const request = confirmationOf(saved.key, saved.record);
      void navigate(thankYouPath, { state: { city, request } });
    });
  }, [form, city, slug, formRef]);

  const start = (): void => {
    if (touch()) measure({ event: 'form_started', form, city: slug });
  };

  const submit = async (values: Values): Promise<boolean> => {
    setHasFailed(false);
    // Filled in and pressed before the scripts arrived, it is touched only now.
    start();
    const now = new Date();
    const saved = await submitRecord({
      path,
      form: formInTab(form),
      answers: JSON.stringify([form, values, locationId]),
      build: (ipAddress) => build(values, { locationId, ipAddress, now }),
      context: describe(now),
      onKept: forgetEarlySubmission,
    });
    if (saved.ok) return true;
    logError('Error adding lead', saved.cause);
    measure({ event: 'form_failed', form, city: slug });
    setHasFailed(true);
    return false;
  };

  const onFirstFocus = (): void => {
    start();
    // A failure here shows again at submit, where it is handled.
    warmUp().catch(() => undefined);
  };

  return { submit, onFirstFocus, hasFailed, formRef };
}
