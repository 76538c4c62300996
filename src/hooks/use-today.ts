import { useState } from 'react';
import { calendarDate } from '../domain/clock';
import { useIsHydrated } from './use-is-hydrated';

/** The date by the visitor's clock, as YYYY-MM-DD; unknown in the built page. */
export function useToday(): string | undefined {
  const isHydrated = useIsHydrated();
  const [now] = useState(() => new Date());
  return isHydrated ? calendarDate(now) : undefined;
}
