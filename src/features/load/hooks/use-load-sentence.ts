import { useSyncExternalStore } from 'react';
import { heldSentence, watchLoad } from '../services/load-store';

/**
 * Gives the sentence of the visitor's load, as `useLoad` does, without the code that reads the rest of it: parts that every
 * home page has from the start take it from here.
 */
export const useLoadSentence = (): string => useSyncExternalStore(watchLoad, heldSentence, () => '');
