import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the built page, true once its scripts run it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
