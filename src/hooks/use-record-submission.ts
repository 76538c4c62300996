import { navigate } from 'gatsby';
import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { confirmationOf } from '../domain/confirmation';
import type { PhoneNumber } from '../domain/phone-number';
import type { RecordContext, RecordPath, SavedRecord } from '../domain/records';
import { thankYouPath } from '../domain/routes';
import { suspicion, trapFieldName } from '../domain/suspicion';
import { logError } from '../services/error-log';
import { formPlace } from '../services/form-place';
import { onSaved, submitRecord, warmUp } from '../services/record-sender';

/** Where a form stands: what its record needs to know and where its visitor comes back to. */
export type SentFrom = {
  locationId: string;
  phone: PhoneNumber;
  city: VisitedCity | null;
};

/** Carried to /thankyou in the history's state, never in the address. */
export type VisitedCity = { slug: string; locationName: string };

type FormName = 'quote' | 'estimate' | 'book' | 'booking';

type Options<Values> = {
  /** Names the form on its page; what it sends is told apart by it. */
  form: FormName;
  path: RecordPath;
  sentFrom: SentFrom;
  build: (values: Values, context: RecordContext) => SavedRecord;
};

/**
 * Sends a lead or a job, then shows the confirmation page (specification section 4), also when an earlier failure
 * succeeds while the visitor is still here. A failure is logged as 'Error adding lead' and the visitor stays on the
 * form (section 8). `submit` gives whether it was sent; `prepare` is to be called when the form is first touched.
 */
export function useRecordSubmission<Values>({ form, path, sentFrom, build }: Options<Values>) {
  const { locationId, city } = sentFrom;
  const [hasFailed, setHasFailed] = useState(false);
  const touched = useRef<{ at: number; element: HTMLFormElement } | undefined>(undefined);

  useEffect(() => {
    const place = formPlace(form);
    return onSaved((saved) => {
      if (saved.form !== place) return;
      const request = confirmationOf(saved.key, saved.record);
      void navigate(thankYouPath, { state: { city, request } });
    });
  }, [form, city]);

  const submit = async (values: Values): Promise<boolean> => {
    setHasFailed(false);
    const now = new Date();
    const trap = touched.current?.element.elements.namedItem(trapFieldName);
    const saved = await submitRecord({
      path,
      form: formPlace(form),
      answers: JSON.stringify([values, locationId]),
      build: (ipAddress) => build(values, { locationId, ipAddress, now }),
      context: suspicion({
        trap: trap instanceof HTMLInputElement ? trap.value : '',
        fillMs: now.getTime() - (touched.current?.at ?? now.getTime()),
      }),
    });
    if (saved.ok) return true;
    logError('Error adding lead', saved.cause);
    setHasFailed(true);
    return false;
  };

  const prepare = useCallback((event: FocusEvent<HTMLFormElement>): void => {
    touched.current ??= { at: Date.now(), element: event.currentTarget };
    // A failure here shows again at submit, where it is handled.
    warmUp().catch(() => undefined);
  }, []);

  return { submit, prepare, hasFailed };
}
