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

type Suggestions = {
  found: PlaceSuggestion[];
  /** Of what the visitor has to be told: the answer to what was typed, or that the chosen one is read. */
  status: 'idle' | 'answered' | 'filled';
};

const nothing: Suggestions = { found: [], status: 'idle' };

/**
 * Suggestions for what is being typed, asked once typing pauses; an answer that a later key has overtaken
 * is dropped. A failure is logged once and leaves a plain field. `choose` gives the parts of an address, or
 * null when it cannot be read or was overtaken; `dismiss` drops what is shown and what is on its way.
 */
export function useAddressSuggestions() {
  const [suggestions, setSuggestions] = useState(nothing);
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
    setSuggestions(nothing);
  }, [begin]);

  const search = useCallback(
    (typed: string): void => {
      const isCurrent = begin();
      const input = typed.trim();
      if (!hasPlaceSuggestions()) return;
      if (input.length < shortestInput) return setSuggestions(nothing);
      const ask = async (): Promise<void> => {
        const answer = await suggestAddresses(input);
        if (!isCurrent()) return;
        if (!answer.ok) logOnce(answer.cause);
        setSuggestions(answer.ok ? { found: answer.value, status: 'answered' } : nothing);
      };
      timer.current = setTimeout(() => void ask(), pauseMs);
    },
    [begin, logOnce],
  );

  const choose = useCallback(
    async (suggestion: PlaceSuggestion): Promise<AddressParts | null> => {
      const isCurrent = begin();
      setSuggestions(nothing);
      const answer = await readAddress(suggestion);
      if (!answer.ok) logOnce(answer.cause);
      if (!answer.ok || !isCurrent()) return null;
      setSuggestions({ found: [], status: 'filled' });
      return answer.value;
    },
    [begin, logOnce],
  );

  return { ...suggestions, prepare, search, dismiss, choose };
}

export type { PlaceSuggestion };
