import { useEffect, useState } from 'react';
import { keepDraft, readDraft, isKeeping } from '../draft-store';

/** Asks before something unsaved is left; gives whether it is left. */
export function askToLeave(): boolean {
  const kept = 'What you typed is kept on this device until you come back.';
  const words = isKeeping() ? kept : 'What you typed is lost then.';
  return window.confirm(`Leave this page? It is not saved yet. ${words}`);
}

let isHeld = (): boolean => false;

/** Lets one of our own pages say whether it has something that is not saved; gives what ends that. */
export function holdPage(hasUnsaved: () => boolean): () => void {
  isHeld = hasUnsaved;
  return () => {
    isHeld = () => false;
  };
}

/** Whether our own page is left: asks where it has something unsaved. */
export const isLeft = (): boolean => !isHeld() || askToLeave();

/** The key of the draft of a new city; its number changes with the fields of a draft. */
export const cityDraftKey = (like = ''): string => `new-city-2/${like}`;

export const translationDraftKey = (path: string): string => `translation/${path}`;

/** A draft that is kept on this device until it is saved. Asks before a page with an unsaved one is left. */
export function useKeptDraft<Draft extends object>(key: string, beginning: Draft, isSaved: boolean) {
  const [draft, setDraft] = useState(() => readDraft<Draft>(key) ?? beginning);
  const isKept = !isSaved && JSON.stringify(draft) !== JSON.stringify(beginning);
  useEffect(() => {
    void keepDraft(key, isKept ? draft : undefined);
    return holdPage(() => isKept);
  }, [key, draft, isKept]);
  return [draft, setDraft] as const;
}
