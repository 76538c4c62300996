import { startTransition, useEffect, useState } from 'react';
import { isFirstPage } from './first-page';

/**
 * False in the HTML of a built page, true after hydration. It changes when the browser has time: each part that uses it
 * renders again, and rendering all of them at once would block the page.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(() => !isFirstPage());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
