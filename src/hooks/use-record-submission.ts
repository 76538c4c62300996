import { navigate } from 'gatsby';
import { useCallback, useRef, useState } from 'react';
import type { PhoneNumber } from '../domain/phone-number';
import { thankYouPath } from '../domain/routes';
import type { RecordContext, RecordPath, SavedRecord } from '../domain/records';
import type { Result } from '../domain/result';
import { logError } from '../services/error-log';
import { lookUpIpAddress } from '../services/ip-lookup';
import { keyRecord, saveRecord, warmUp, type KeyedRecord } from '../services/record-store';

/** Where a form stands: what its record needs to know and where its visitor comes back to. */
export type SentFrom = {
  locationId: string;
  phone: PhoneNumber;
  city: VisitedCity | null;
};

/** Carried to /thankyou in the history's state, never in the address. */
export type VisitedCity = { slug: string; locationName: string };

type Options<Values> = {
  /** Names the form on its page, as in `quote`; what it sends is told apart by it. */
  form: FormName;
  path: RecordPath;
  sentFrom: SentFrom;
  build: (values: Values, context: RecordContext) => SavedRecord;
};

export type FormName = 'quote' | 'estimate' | 'book' | 'booking';

/**
 * Sends a lead or a job: IP lookup, record, save, then the confirmation page (specification section 4). A failure is
 * logged as 'Error adding lead' and the visitor stays on the form (section 8). Pressing again with the same
 * answers sends the same record under the same push id, since the first may still arrive.
 * `submit` gives whether it was sent.
 */
export function useRecordSubmission<Values>({ path, sentFrom, build }: Options<Values>) {
  const { locationId, city } = sentFrom;
  const [hasFailed, setHasFailed] = useState(false);
  const attempted = useRef<{ answers: string; keyed: KeyedRecord } | null>(null);

  const keyedRecordFor = async (values: Values): Promise<Result<KeyedRecord>> => {
    const answers = JSON.stringify([values, locationId]);
    if (attempted.current?.answers === answers) return { ok: true, value: attempted.current.keyed };
    const ip = await lookUpIpAddress();
    if (!ip.ok) return ip;
    const keyed = await keyRecord(path, build(values, { locationId, ipAddress: ip.value, now: new Date() }));
    if (keyed.ok) attempted.current = { answers, keyed: keyed.value };
    return keyed;
  };

  const submit = async (values: Values): Promise<boolean> => {
    setHasFailed(false);
    const keyed = await keyedRecordFor(values);
    const saved = keyed.ok ? await saveRecord(keyed.value) : keyed;
    if (saved.ok) {
      await navigate(thankYouPath, { state: { city } });
      return true;
    }
    logError('Error adding lead', saved.cause);
    setHasFailed(true);
    return false;
  };

  const prepare = useCallback((): void => {
    // A failure here shows again at submit, where it is handled.
    warmUp().catch(() => undefined);
  }, []);

  return { submit, prepare, hasFailed };
}
