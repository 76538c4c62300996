import { emptyHaul, readHaul, type Haul } from '../rules/stored-haul';
import { readStored, writeStored } from '../../../shared/browser/storage';

const name = 'load';
const watchers = new Set<() => void>();
let stored: Haul | undefined;

export const storedHaul = (): Haul => (stored ??= readHaul(readStored('sessionStorage', name)));

/** Holds a load until the tab is closed, and tells those who watch it. Where nothing can be stored, the page holds it. */
export function holdHaul(haul: Haul): void {
  stored = haul;
  writeStored('sessionStorage', name, haul);
  for (const watcher of watchers) watcher();
}

/** Empties the truck after its request was sent, while nobody watches: the form that was sent stays as it is. */
export function forgetHaul(): void {
  stored = emptyHaul;
  writeStored('sessionStorage', name, false);
}

/** Calls `watcher` at once if there is a load in this visit, and whenever it changes; gives a function that stops this. */
export function watchHaul(watcher: () => void): () => void {
  watchers.add(watcher);
  if (storedHaul() !== emptyHaul) watcher();
  return () => void watchers.delete(watcher);
}
