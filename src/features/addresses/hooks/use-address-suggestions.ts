import { useEffect, useRef, useState } from 'react';
import type { AddressParts } from '../rules/address';
import { logError } from '../../../shared/browser/error-log';
import * as service from '../services/address-suggestions';
import { afterPress } from '../../../shared/browser/press';

const pauseMs = 200;
const shortestInput = 3;

type Suggestions = {
  found: service.AddressSuggestion[];
  /** The state to announce: an answer to the typed text has come, or the chosen address is filled in. */
  status: 'idle' | 'answered' | 'filled';
};

const nothing: Suggestions = { found: [], status: 'idle' };

/** Drops every answer but that to the latest request. `close` drops a running search, `dismiss` also a chosen address. */
export function useAddressSuggestions() {
  const [suggestions, setSuggestions] = useState(nothing);
  const latest = useRef({ search: 0, choice: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasLogged = useRef(false);

  /** Begins a request, which cancels the one before; gives a check that it is still the latest. */
  const begin = (what: 'search' | 'choice'): (() => boolean) => {
    const mine = (latest.current[what] += 1);
    return () => mine === latest.current[what];
  };

  const close = (): void => {
    clearTimeout(timer.current);
    begin('search');
    setSuggestions(nothing);
  };

  const dismiss = (): void => {
    begin('choice');
    close();
  };

  // oxlint-disable-next-line react/exhaustive-deps -- once, when the field goes
  useEffect(() => dismiss, []);

  const logOnce = (cause: Error): void => {
    if (!hasLogged.current) logError('Error suggesting addresses', cause);
    hasLogged.current = true;
  };

  const prepare = async (): Promise<void> => {
    if (!service.hasAddressSuggestions()) return;
    const prepared = await service.prepareAddressSuggestions();
    if (!prepared.ok) logOnce(prepared.cause);
  };

  const ask = async (input: string, isCurrent: () => boolean): Promise<void> => {
    const answer = await service.suggestAddresses(input);
    if (!isCurrent()) return;
    if (!answer.ok) logOnce(answer.cause);
    // The list must not open over something that is being pressed.
    afterPress(() => {
      if (isCurrent()) setSuggestions(answer.ok ? { found: answer.value, status: 'answered' } : nothing);
    });
  };

  const search = (typed: string): void => {
    clearTimeout(timer.current);
    begin('choice');
    const isCurrent = begin('search');
    const input = typed.trim();
    if (!service.hasAddressSuggestions()) return;
    if (input.length < shortestInput) return setSuggestions(nothing);
    timer.current = setTimeout(() => void ask(input, isCurrent), pauseMs);
  };

  const choose = async (suggestion: service.AddressSuggestion): Promise<AddressParts | null> => {
    close();
    const isCurrent = begin('choice');
    const answer = await service.readAddress(suggestion);
    if (!answer.ok) logOnce(answer.cause);
    if (!answer.ok || !isCurrent()) return null;
    setSuggestions({ found: [], status: 'filled' });
    return answer.value;
  };

  return { ...suggestions, prepare, search, choose, close, dismiss };
}

export type AddressSuggestion = service.AddressSuggestion;
