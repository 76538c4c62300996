import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { afterPaint } from '../../../islands/scheduling';
import { completeLoad } from '../rules/complete-load';
import { emptyLoad, type Load } from '../rules/stored-load';
import { boundCount, loadField, readPicks, shareOf, writePicks, type Picks } from '../rules/load';
import { isShownOn } from '../../../shared/time/valid-days';
import { holdLoad, keptLoad, watchLoad } from '../services/load-store';
import { dateNow } from '../../../shared/time/shown-days';
import type { LoadFile } from '../services/load-file';
import type { LoadShellProps } from './load-shell';

const isSame = (one: Load, other: Load): boolean =>
  one.sentence === other.sentence && one.coupon === other.coupon && one.level === other.level;

function changePicks(change: (picks: Picks) => Picks): void {
  const { dragged: _dragged, ...load } = keptLoad();
  holdLoad({ ...load, picks: change(load.picks) });
}

/** Takes the items out of the page's address and gives them: a reload keeps what the visitor has changed since. */
function takeAddressed(): string | null {
  const url = new URL(window.location.href);
  const addressed = url.searchParams.get(loadField);
  url.searchParams.delete(loadField);
  if (addressed !== null) window.history.replaceState(window.history.state, '', url);
  return addressed;
}

function changeCount(id: string, by: number): void {
  changePicks((picks) => ({ ...picks, [id]: boundCount((picks[id] ?? 0) + by) }));
}

/** Keeps what follows from the picks for all other parts of the page. */
export function usePicker(file: LoadFile, { coupons, utcOffsets, language }: LoadShellProps['picker']) {
  const chosen = useSyncExternalStore(watchLoad, keptLoad, () => emptyLoad);
  const said = useMemo(() => {
    const valid = coupons.filter((coupon) => isShownOn(dateNow(utcOffsets), coupon)).map(({ id }) => id);
    return {
      items: file.groups.flatMap(({ items }) => items),
      truck: file.truckCubicFeet,
      words: { ...file, ...file.message, language },
      coupons: file.coupons.filter(({ coupon }) => valid.includes(coupon)),
    };
  }, [file, coupons, utcOffsets, language]);
  const load = completeLoad(chosen, said);
  const written = writePicks(load.picks, said.items);

  useEffect(() => {
    const picks = readPicks(takeAddressed() ?? '', said.items);
    if (Object.keys(picks).length > 0) changePicks(() => picks);
  }, [said]);

  useEffect(() => {
    const complete = completeLoad(chosen, said);
    // The picker shows the press first, then the rest of the page what follows from it.
    return isSame(chosen, complete) ? undefined : afterPaint(() => holdLoad(complete));
  }, [chosen, said]);

  return {
    load,
    items: said.items,
    share: shareOf(load, said.items, said.truck),
    offer: coupons.find(({ id }) => id === load.coupon),
    address: written === '' ? undefined : `${window.location.pathname}?${loadField}=${written}`,
    changeCount,
    drag: (level: number) => holdLoad(completeLoad({ picks: load.picks, dragged: level || undefined }, said)),
    clear: (): void => holdLoad(emptyLoad),
  };
}

export type Picker = ReturnType<typeof usePicker>;
