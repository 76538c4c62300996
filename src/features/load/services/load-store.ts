import type { Load } from '../rules/stored-load';
import { readStored, writeStored } from '../../../shared/browser/storage';

const name = 'load';
const watchers = new Set<() => void>();
let held: unknown;

/** Gives the load of this visit as it was held or stored; falsy where there is none. kept-load.ts reads it. */
export function heldLoad(): unknown {
  held ??= readStored('sessionStorage', name);
  return held;
}

export function heldSentence(): string {
  const { sentence } = Object(heldLoad()) as { sentence?: unknown };
  return typeof sentence === 'string' ? sentence : '';
}

/** Holds a load until the tab is closed, and tells those who watch it. Where nothing can be stored, the page holds it. */
export function holdLoad(load: Load): void {
  held = load;
  writeStored('sessionStorage', name, load);
  for (const watcher of watchers) watcher();
}

/** Empties the truck after its request was sent, while nobody watches: the form that was sent stays as it is. */
export function forgetLoad(): void {
  held = false;
  writeStored('sessionStorage', name, held);
}

/** Calls `watcher` at once if there is a load in this visit, and whenever it changes; gives a function that stops this. */
export function watchLoad(watcher: () => void): () => void {
  watchers.add(watcher);
  if (heldLoad()) watcher();
  return () => void watchers.delete(watcher);
}
