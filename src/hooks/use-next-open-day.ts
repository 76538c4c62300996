import { useState } from 'react';
import { nextOpenDay } from '../domain/booking';
import { useIsHydrated } from './use-is-hydrated';

/** The next day that can be booked, by the visitor's clock; unknown in the built page. */
export function useNextOpenDay(timeWindows: readonly { start: string }[]) {
  const isHydrated = useIsHydrated();
  const [now] = useState(() => new Date());
  return isHydrated ? nextOpenDay(timeWindows, now) : undefined;
}
