import { useEffect, useMemo } from 'react';
import { readPicks, writePicks } from '../rules/address';
import { afterPaint } from '../../../startup/scheduling';
import { completeLoad } from '../rules/complete-load';
import { emptyLoad, type Load } from '../rules/stored-load';
import { boundCount, shareOf } from '../rules/load';
import { isShownOn } from '../../../shared/time/valid-days';
import { addressedLoad, addressOfLoad, dropAddressedLoad } from '../services/load-address';
import { keepLoad } from '../services/kept-load';
import { dateNow } from '../../../shared/time/use-shown';
import { changePicks, useLoad } from './use-load';
import type { LoadFile } from '../services/load-file';
import type { LoadShellProps } from './load-shell';

const isSame = (one: Load, other: Load): boolean =>
  one.sentence === other.sentence && one.coupon === other.coupon && one.level === other.level;

function changeCount(id: string, by: number): void {
  changePicks((picks) => ({ ...picks, [id]: boundCount((picks[id] ?? 0) + by) }));
}

/**
 * Gives the picker its load, what follows from it, and what it can do. It keeps what follows from the picks for all other
 * parts of the page, also of picks that came from elsewhere: the address of the page, or a button beside a service.
 */
export function usePicker(file: LoadFile, { coupons, utcOffsets, language }: LoadShellProps['picker']) {
  const chosen = useLoad();
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
    const addressed = addressedLoad();
    if (addressed === null) return;
    dropAddressedLoad();
    const picks = readPicks(addressed, said.items);
    if (Object.keys(picks).length > 0) changePicks(() => picks);
  }, [said]);

  useEffect(() => {
    const complete = completeLoad(chosen, said);
    // The picker shows the press first, then the rest of the page what follows from it.
    return isSame(chosen, complete) ? undefined : afterPaint(() => keepLoad(complete));
  }, [chosen, said]);

  return {
    load,
    items: said.items,
    share: shareOf(load, said.items, said.truck),
    offer: coupons.find(({ id }) => id === load.coupon),
    /** Of this page with the same items; undefined without any. */
    address: written === '' ? undefined : addressOfLoad(written),
    changeCount,
    drag: (level: number): void =>
      keepLoad(completeLoad({ picks: load.picks, dragged: level || undefined }, said)),
    clear: (): void => keepLoad(emptyLoad),
  };
}

export type Picker = ReturnType<typeof usePicker>;
