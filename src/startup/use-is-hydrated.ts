import { startTransition, useEffect, useState } from 'react';

/** Changes when the browser has time: rendering all parts that use it at once would block the page. */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
