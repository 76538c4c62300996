import { useIsHydrated } from '../../../startup/use-is-hydrated';

/**
 * Whether the address of this page asks for the saved view, with `?debug=lead` (use-saved-view.ts). It is in the first
 * scripts of every page with a form, so it is short.
 */
export function useSavedViewAsked(): boolean {
  const isHydrated = useIsHydrated();
  return isHydrated && new URLSearchParams(window.location.search).get('debug') === 'lead';
}
