import { useSyncExternalStore } from 'react';
import type { Picks } from '../rules/load';
import { emptyLoad, type Load } from '../rules/stored-load';
import { keepLoad, keptLoad } from '../services/kept-load';
import { watchLoad } from '../services/load-store';

/**
 * Gives what the visitor has put on the truck, on any page and in any part of it, and gives it anew whenever it changes:
 * `picks` (how many of which item, by id), `level` (the share as twelfths of the truck, at most 12), `words` ("about a
 * third of the truck"), `sentence` (what goes into a message), and `coupon` (the id of the one that applies, if any). All
 * is empty until hydration, and again after a request was sent. It needs no file: the picker has kept what follows from
 * the picks.
 */
export const useLoad = (): Load => useSyncExternalStore(watchLoad, keptLoad, () => emptyLoad);

/** Changes how many there are of each item; a level that was dragged no longer counts. The picker keeps what follows. */
export function changePicks(change: (picks: Picks) => Picks): void {
  const { dragged: _dragged, ...load } = keptLoad();
  keepLoad({ ...load, picks: change(load.picks) });
}
