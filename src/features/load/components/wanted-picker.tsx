import { useEffect, useState, type RefObject } from 'react';
import { watchLoad } from '../services/load-store';
import { whenNear } from '../../../shared/browser/near';
import { DeferredPart } from '../../../startup/deferred-part';
import type { LoadPickerProps } from './load-picker';

/** Its script, styles and items load when the visitor scrolls near (docs/decisions/0074). */
const loadPicker = async () => (await import('./load-picker')).LoadPicker;

type WantedPickerProps = LoadPickerProps & { place: RefObject<Element | null> };

/** The picker, once its place comes near the window, something is on the truck, or the address puts something there. */
export function WantedPicker({ place, ...props }: WantedPickerProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = (): void => setWanted(true);
    if (window.location.search.includes('load=')) want();
    const stops = [watchLoad(want), whenNear(place.current as Element, want)];
    return () => stops.forEach((stop) => stop());
  }, [place]);
  if (!isWanted) return props.plain;
  return (
    <DeferredPart load={loadPicker} props={props}>
      {props.plain}
    </DeferredPart>
  );
}
