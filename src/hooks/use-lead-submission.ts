import { navigate } from 'gatsby';
import { useCallback, useRef, useState } from 'react';
import { buildLead, type LeadValues } from '../domain/lead';
import type { PhoneNumber } from '../domain/phone-number';
import { thankYouPath } from '../domain/routes';
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

/**
 * Sends a lead: IP lookup, record, save, then the confirmation page (specification section 4). A failure is
 * logged as 'Error adding lead' and the visitor stays on the form (section 8). Pressing again with the same
 * answers sends the same record under the same push id, since the first may still arrive.
 */
export function useLeadSubmission({ locationId, city }: SentFrom) {
  const [hasFailed, setHasFailed] = useState(false);
  const attempted = useRef<{ answers: string; keyed: KeyedRecord } | null>(null);

  const keyedRecordFor = useCallback(
    async (values: LeadValues): Promise<Result<KeyedRecord>> => {
      const answers = JSON.stringify([values, locationId]);
      if (attempted.current?.answers === answers) return { ok: true, value: attempted.current.keyed };
      const ip = await lookUpIpAddress();
      if (!ip.ok) return ip;
      const lead = buildLead(values, { locationId, ipAddress: ip.value, now: new Date() });
      const keyed = await keyRecord('leads', lead);
      if (keyed.ok) attempted.current = { answers, keyed: keyed.value };
      return keyed;
    },
    [locationId],
  );

  const submit = useCallback(
    async (values: LeadValues): Promise<boolean> => {
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
    },
    [keyedRecordFor, city],
  );

  const prepare = useCallback((): void => {
    // A failure here shows again at submit, where it is handled.
    warmUp().catch(() => undefined);
  }, []);

  return { submit, prepare, hasFailed };
}
