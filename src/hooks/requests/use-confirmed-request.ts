import { parseConfirmation, type Confirmation } from '../../domain/requests/confirmation';
import { parseVisitDetails, type VisitDetails } from '../../domain/requests/visit-details';
import { useIsHydrated } from '../../startup/use-is-hydrated';
import type { VisitedCity } from './use-record-submission';

type Visit = { city: VisitedCity | null; request: Confirmation | null; details: VisitDetails };

function parseCity(state: unknown): VisitedCity | null {
  const city = (state as { city?: Partial<VisitedCity> | null } | null)?.city;
  if (typeof city?.slug !== 'string' || typeof city.locationName !== 'string') return null;
  return { slug: city.slug, locationName: city.locationName };
}

/** Gives what /thankyou shows: the visitor's city, the request, and the details of its address; nothing before hydration. */
export function useConfirmedRequest({ state, search }: { state?: unknown; search: string }): Visit {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return { city: null, request: null, details: {} };
  const { request } = (state ?? {}) as { request?: unknown };
  return { city: parseCity(state), request: parseConfirmation(request), details: parseVisitDetails(search) };
}
