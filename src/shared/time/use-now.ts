import { useState } from 'react';
import { useIsHydrated } from '../../startup/use-is-hydrated';

/** Gives the time at which the component first rendered, the same in every render; undefined before hydration. */
export function useNow(): Date | undefined {
  const isHydrated = useIsHydrated();
  const [now] = useState(() => new Date());
  return isHydrated ? now : undefined;
}
