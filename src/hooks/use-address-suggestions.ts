import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddressParts } from '../domain/address';
import { logError } from '../services/error-log';
import {
  hasPlaceSuggestions,
  preparePlaceSuggestions,
  readAddress,
  suggestAddresses,
  type PlaceSuggestion,
} from '../services/place-suggestions';

const pauseMs = 200;
const shortestInput = 3;

type Found = {
  suggestions: PlaceSuggestion[];
  /** Whether they are the answer to what was typed, and not the state before any. */
  isAnswer: boolean;
};

const nothing: Found = { suggestions: [], isAnswer: false };

/**
 * Suggestions for what is being typed, asked once typing pauses; an answer that a later key has overtaken
 * is dropped. A failure is logged once and leaves a plain field. `choose` gives the parts of an address, or
 * null when it cannot be read or was overtaken; `dismiss` drops what is shown and what is on its way.
 */
export function useAddressSuggestions() {
  const [found, setFound] = useState(nothing);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasLogged = useRef(false);

  const begin = useCallback((): (() => boolean) => {
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    return () => mine === turn.current;
  }, []);

  useEffect(() => () => void begin(), [begin]);

  const logOnce = useCallback((cause: Error): void => {
    if (!hasLogged.current) logError('Error suggesting addresses', cause);
    hasLogged.current = true;
  }, []);

  const prepare = useCallback(async (): Promise<void> => {
    if (!hasPlaceSuggestions()) return;
    const prepared = await preparePlaceSuggestions();
    if (!prepared.ok) logOnce(prepared.cause);
  }, [logOnce]);

  const dismiss = useCallback((): void => {
    begin();
    setFound(nothing);
  }, [begin]);

  const search = useCallback(
    (typed: string): void => {
      const isCurrent = begin();
      const input = typed.trim();
      if (!hasPlaceSuggestions()) return;
      if (input.length < shortestInput) return setFound(nothing);
      const ask = async (): Promise<void> => {
        const answer = await suggestAddresses(input);
        if (!isCurrent()) return;
        if (!answer.ok) logOnce(answer.cause);
        setFound(answer.ok ? { suggestions: answer.value, isAnswer: true } : nothing);
      };
      timer.current = setTimeout(() => void ask(), pauseMs);
    },
    [begin, logOnce],
  );

  const choose = useCallback(
    async (suggestion: PlaceSuggestion): Promise<AddressParts | null> => {
      const isCurrent = begin();
      setFound(nothing);
      const answer = await readAddress(suggestion);
      if (!answer.ok) logOnce(answer.cause);
      return answer.ok && isCurrent() ? answer.value : null;
    },
    [begin, logOnce],
  );

  return { ...found, prepare, search, dismiss, choose };
}

export type { PlaceSuggestion };
