import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '../draft-store';
import { holdPage } from './held-page';

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
