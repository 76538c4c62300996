import { useEffect, useState, type RefObject } from 'react';
import { emptyLoad } from '../../domain/load/chosen-load';
import { addressedLoad } from '../../services/load/load-address';
import { whenNear } from '../../services/near';
import { useLoad } from './use-load';

/**
 * Whether the picker is to be loaded: its place comes near the window, there is something on the truck, or the address
 * puts it there.
 */
export function useIsWanted(place: RefObject<Element | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  const hasLoad = useLoad() !== emptyLoad;
  useEffect(() => {
    const want = (): void => setWanted(true);
    if (place.current && !hasLoad && addressedLoad() === null) return whenNear(place.current, want);
    want();
    return undefined;
  }, [place, hasLoad]);
  return isWanted;
}
