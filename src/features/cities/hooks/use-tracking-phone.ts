import { startTransition, useEffect, useState } from 'react';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { whenIdle } from '../../../startup/scheduling';
import { logError } from '../../../shared/browser/error-log';
import { readTrackingPhone } from '../services/location-record';
import { databaseAddress } from '../../../shared/site/settings';

const deadlineMs = 5000;

type Options = {
  locationId: string;
  builtPhone: PhoneNumber | null;
  mainPhone: PhoneNumber;
};

/**
 * Gives the number to show, refreshed from the live record, and whether the page may show yet (docs/decisions/0001).
 * After a failed read it gives the number of the build, or else the brand's main number.
 */
export function useTrackingPhone({ locationId, builtPhone, mainPhone }: Options) {
  const [live, setLive] = useState<{ locationId: string; phone: PhoneNumber | null }>();
  const isWaiting = builtPhone === null && locationId !== '';

  useEffect(() => {
    if (locationId === '') return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const answer = await readTrackingPhone(databaseAddress(), locationId, deadlineMs);
      if (!isCurrent) return;
      if (!answer.ok) logError('Error reading location', answer.cause);
      const phone = answer.ok ? answer.value : null;
      // The number that shows already would render the whole page again.
      const isNew = isWaiting || (phone !== null && phone.dial !== builtPhone?.dial);
      if (isNew) startTransition(() => setLive({ locationId, phone }));
    };
    // A page that already shows a number can wait until the browser is idle; a hidden one cannot.
    const cancel = isWaiting ? undefined : whenIdle(read);
    if (isWaiting) void read();
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [locationId, isWaiting, builtPhone?.dial]);

  const answered = live?.locationId === locationId ? live : undefined;
  return {
    phone: answered?.phone ?? builtPhone ?? mainPhone,
    isReady: !isWaiting || answered !== undefined,
  };
}
