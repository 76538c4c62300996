import { readStored } from '../../services/storage';
import { useIsHydrated } from '../../startup/use-is-hydrated';

/**
 * Whether the address asks for the view of what is saved, with `?debug=lead`, or an earlier page of this tab has asked for
 * it (use-saved-view.ts). It is in the first scripts of every page with a form, so it is short.
 */
export function useSavedViewAsked(): boolean {
  const isHydrated = useIsHydrated();
  return (
    isHydrated && `${window.location.search}${readStored('sessionStorage', 'debug')}`.includes('debug=lead')
  );
}
