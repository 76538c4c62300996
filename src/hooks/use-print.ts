import { printPart } from '../services/print-part';

/** Prints one part of the page alone: the one marked with `data-printed`. */
export function usePrint(part: string): () => void {
  return () => printPart(part);
}
