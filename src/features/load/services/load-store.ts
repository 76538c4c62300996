import { emptyLoad, readLoad, type Load } from '../rules/stored-load';
import { readStored, writeStored } from '../../../shared/browser/storage';

const name = 'load';
const watchers = new Set<() => void>();
let kept: Load | undefined;

/** Gives the load of this visit as it was held or stored. */
export const keptLoad = (): Load => (kept ??= readLoad(readStored('sessionStorage', name)));

/** Holds a load until the tab is closed, and tells those who watch it. Where nothing can be stored, the page holds it. */
export function holdLoad(load: Load): void {
  kept = load;
  writeStored('sessionStorage', name, load);
  for (const watcher of watchers) watcher();
}

/** Empties the truck after its request was sent, while nobody watches: the form that was sent stays as it is. */
export function forgetLoad(): void {
  kept = emptyLoad;
  writeStored('sessionStorage', name, false);
}

/** Calls `watcher` at once if there is a load in this visit, and whenever it changes; gives a function that stops this. */
export function watchLoad(watcher: () => void): () => void {
  watchers.add(watcher);
  if (keptLoad() !== emptyLoad) watcher();
  return () => void watchers.delete(watcher);
}
