import { useEffect, useRef, type RefObject } from 'react';
import { afterPaint } from '../../startup/scheduling';

let ofPage: HTMLDetailsElement | null = null;

/** Tells whether the page's drawer is open: nothing else opens over it. */
export const isDrawerOpen = (): boolean => ofPage?.open ?? false;

/** Keeps the focus inside; closes on Escape, on a pressed link and in a wide window. Opens and closes without scripts. */
export function useDrawer(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return undefined;
    ofPage = drawer;
    let letGo: (() => void) | undefined;
    const release = (): void => {
      letGo?.();
      letGo = undefined;
    };
    /** First the open drawer shows: to make the rest inert takes a slow phone a while. */
    const hold = async (): Promise<void> => {
      const { holdFocusIn } = await import('./hold-focus');
      if (drawer.open && drawer.isConnected) letGo ??= holdFocusIn(drawer);
    };
    const follow = (): void => {
      release();
      // Without its script it still opens and closes.
      if (drawer.open) afterPaint(() => void hold().catch(() => undefined));
    };
    drawer.addEventListener('toggle', follow);
    if (drawer.open) follow();
    return () => {
      ofPage = null;
      drawer.removeEventListener('toggle', follow);
      release();
    };
  }, []);
  return ref;
}
