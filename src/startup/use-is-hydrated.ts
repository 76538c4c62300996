import { startTransition, useEffect, useState } from 'react';
import { isFirstPage } from './first-page';

/**
 * False in the built page, true once its scripts run it. It changes when the browser has time for it: each part that
 * waits for it is drawn once more, and all of them at once would keep the visitor waiting.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(() => !isFirstPage());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
