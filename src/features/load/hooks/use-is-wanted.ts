import { useEffect, useState, type RefObject } from 'react';
import { watchLoad } from '../services/load-store';
import { whenNear } from '../../../shared/browser/near';

/**
 * Whether the picker is to be loaded: its place comes near the window, there is something on the truck, or the address
 * puts it there.
 */
export function useIsWanted(place: RefObject<Element | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = (): void => setWanted(true);
    if (window.location.search.includes('load=')) want();
    const stops = [watchLoad(want), whenNear(place.current as Element, want)];
    return () => stops.forEach((stop) => stop());
  }, [place]);
  return isWanted;
}
