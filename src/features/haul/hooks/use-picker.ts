import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { afterPaint } from '../../../shared/browser/scheduling';
import { completeHaul, loadOf } from '../rules/complete-haul';
import { emptyHaul, type Haul } from '../rules/stored-haul';
import { boundCount, levelOf, loadField, readPicks, shareOf, writePicks, type Picks } from '../rules/haul';
import { isShownOn } from '../../../shared/time/valid-days';
import { holdHaul, storedHaul, watchHaul } from '../services/haul-store';
import { dateNow } from '../../../shared/time/shown-days';
import type { HaulFile } from '../services/haul-file';
import type { HaulShellProps } from './haul-shell';

const isSame = (one: Haul, other: Haul): boolean =>
  one.sentence === other.sentence && one.coupon === other.coupon && one.level === other.level;

function changePicks(change: (picks: Picks) => Picks): void {
  const { dragged: _dragged, ...haul } = storedHaul();
  holdHaul({ ...haul, picks: change(haul.picks) });
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
export function usePicker(file: HaulFile, { coupons, utcOffsets, language }: HaulShellProps['picker']) {
  const chosen = useSyncExternalStore(watchHaul, storedHaul, () => emptyHaul);
  const said = useMemo(() => {
    const valid = coupons.filter((coupon) => isShownOn(dateNow(utcOffsets), coupon)).map(({ id }) => id);
    return {
      items: file.groups.flatMap(({ items }) => items),
      truck: file.truckCubicFeet,
      words: { ...file, ...file.message, language },
      coupons: file.coupons.filter(({ coupon }) => valid.includes(coupon)),
    };
  }, [file, coupons, utcOffsets, language]);
  const haul = loadOf(chosen, said);
  const written = writePicks(haul.picks, said.items);

  useEffect(() => {
    const picks = readPicks(takeAddressed() ?? '', said.items);
    if (Object.keys(picks).length > 0) changePicks(() => picks);
  }, [said]);

  // The picker shows the press first, then the rest of the page what follows from it.
  useEffect(
    () =>
      afterPaint(() => {
        const complete = completeHaul(chosen, said);
        if (!isSame(chosen, complete)) holdHaul(complete);
      }),
    [chosen, said],
  );

  return {
    haul,
    items: said.items,
    share: shareOf(haul, said.items, said.truck),
    offer: coupons.find(({ id }) => id === haul.coupon),
    address: written === '' ? undefined : `${window.location.pathname}?${loadField}=${written}`,
    changeCount,
    /** Never below what the list fills: the crew would read of more items than the load they are told. */
    drag(level: number): void {
      const { picks } = haul;
      const filled = levelOf(shareOf({ picks }, said.items, said.truck));
      holdHaul(completeHaul({ picks, dragged: level > filled ? level : undefined }, said));
    },
    clear: (): void => holdHaul(emptyHaul),
  };
}

export type Picker = ReturnType<typeof usePicker>;
