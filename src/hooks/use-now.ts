import { useState } from 'react';
import { useIsHydrated } from '../startup/use-is-hydrated';

/** When the visitor's clock was first asked, so that no later drawing differs; unknown in the built page. */
export function useNow(): Date | undefined {
  const isHydrated = useIsHydrated();
  const [now] = useState(() => new Date());
  return isHydrated ? now : undefined;
}
