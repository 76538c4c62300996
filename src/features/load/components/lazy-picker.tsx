import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { readLoadFile } from '../services/load-file';
import { watchLoad } from '../services/load-store';
import { whenNear } from '../../../shared/browser/near';
import { DeferredPart } from '../../../startup/deferred-part';
import type { LoadPickerProps } from './load-picker';

async function loadPicker(src: string) {
  const [{ LoadPicker }, file] = await Promise.all([import('./load-picker'), readLoadFile(src)]);
  return (props: LoadPickerProps) => <LoadPicker {...props} file={file} />;
}

type LazyPickerProps = LoadPickerProps & { place: RefObject<Element | null>; plain: ReactNode };

/** The picker, once its place comes near the window, something is on the truck, or the address puts something there. */
export function LazyPicker({ place, plain, ...props }: LazyPickerProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = (): void => setWanted(true);
    if (window.location.search.includes('load=')) want();
    const stops = [watchLoad(want), whenNear(place.current as Element, want)];
    return () => stops.forEach((stop) => stop());
  }, [place]);
  const load = useMemo(() => (isWanted ? () => loadPicker(props.src) : undefined), [isWanted, props.src]);
  return (
    <DeferredPart load={load} props={props}>
      {plain}
    </DeferredPart>
  );
}
