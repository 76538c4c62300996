import { useEffect, useState } from 'react';
import { keepDraft, readDraft, isKeeping } from '../draft-store';

export function askToLeave(): boolean {
  const kept = 'What you typed is kept on this device until you come back.';
  const words = isKeeping() ? kept : 'What you typed is lost then.';
  return window.confirm(`Leave this page? It is not saved yet. ${words}`);
}

let isUnsaved = false;

export const isLeft = (): boolean => !isUnsaved || askToLeave();

/** The key of the draft of a new city; its number changes with the fields of a draft. */
export const cityDraftKey = (like = ''): string => `new-city-2/${like}`;

export const translationDraftKey = (path: string): string => `translation/${path}`;

export function useStoredDraft<Draft extends object>(key: string, beginning: Draft) {
  const [draft, setDraft] = useState(() => readDraft<Draft>(key) ?? beginning);
  const isStored = JSON.stringify(draft) !== JSON.stringify(beginning);
  useEffect(() => {
    void keepDraft(key, isStored ? draft : undefined);
    isUnsaved = isStored;
    return () => {
      isUnsaved = false;
    };
  }, [key, draft, isStored]);
  return [draft, setDraft] as const;
}
