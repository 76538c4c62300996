import { emptyLoad, readLoad, type Load } from '../../domain/load/chosen-load';
import { readStored, removeStored, writeStored } from '../storage';

const name = 'load';
let kept: Load | undefined;
const listeners = new Set<() => void>();

/** Gives the visitor's load, which stays until the tab is closed; always the same object until it changes. */
export function keptLoad(): Load {
  kept ??= readLoad(readStored('sessionStorage', name));
  return kept;
}

/** Keeps a load for this visit, and tells those who watch it. Where nothing can be stored, it stays with the page. */
export function keepLoad(load: Load): void {
  kept = load;
  if (load === emptyLoad) removeStored('sessionStorage', name);
  else writeStored('sessionStorage', name, load);
  for (const listener of listeners) listener();
}

/** Empties the truck, as after its request was sent. */
export const forgetLoad = (): void => keepLoad(emptyLoad);

/** Calls `listener` whenever the load changes; gives a function that stops this. */
export function watchLoad(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const insertedName = (form: string): string => `${name} ${window.location.pathname}#${form}`;

/** Gives the sentence about a load that was put into the message of this form on this page; "" where none was. */
export const insertedSentence = (form: string): string =>
  String(readStored('sessionStorage', insertedName(form)) ?? '');

export function keepInserted(form: string, sentence: string): void {
  writeStored('sessionStorage', insertedName(form), sentence);
}
