import { startTransition, useEffect, useState } from 'react';
import type { PhoneNumber } from '../../domain/phone-number';
import { whenIdle } from '../../startup/scheduling';
import { logError } from '../../services/error-log';
import { readTrackingPhone } from '../../services/cities/location-record';
import { databaseAddress } from '../../services/settings';

const deadlineMs = 5000;

type Options = {
  locationId: string;
  /** The record as it was when the page was built, or null where there was none. */
  builtPhone: PhoneNumber | null;
  mainPhone: PhoneNumber;
};

/**
 * The number to show, refreshed from the live record, and whether the page may be shown yet
 * (docs/decisions/0001). A failed read keeps the built number, else gives the brand's main one.
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
      startTransition(() => setLive({ locationId, phone: answer.ok ? answer.value : null }));
    };
    // A page that shows a number already can wait; one that is hidden cannot.
    const cancel = isWaiting ? undefined : whenIdle(read);
    if (isWaiting) void read();
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [locationId, isWaiting]);

  const answered = live?.locationId === locationId ? live : undefined;
  return {
    phone: answered?.phone ?? builtPhone ?? mainPhone,
    isReady: !isWaiting || answered !== undefined,
  };
}
