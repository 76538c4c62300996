import { printPart } from './print-part';

/** Gives a function that prints only the part of the page that carries the name in `data-printed`. */
export function usePrint(part: string): () => void {
  return () => printPart(part);
}
