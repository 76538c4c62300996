import { useEffect, useState } from 'react';
import type { CityDraft } from '../../../content/cities/draft-city';
import { keepDraft, readDraft } from '../../draft-store';
import { holdPage } from '../held-page';

/** The key of the draft of a new city; its number changes with the fields of a draft. */
export const cityDraftKey = (like = ''): string => `new-city-2/${like}`;

/** A draft that is kept on this device until it is saved. Asks before a page with an unsaved one is left. */
export function useKeptDraft(like: string | undefined, beginning: CityDraft, isSaved: boolean) {
  const key = cityDraftKey(like);
  const [draft, setDraft] = useState(() => readDraft<CityDraft>(key) ?? beginning);
  const isKept = !isSaved && JSON.stringify(draft) !== JSON.stringify(beginning);
  useEffect(() => {
    void keepDraft(key, isKept ? draft : undefined);
    return holdPage(() => isKept);
  }, [key, draft, isKept]);
  return [draft, setDraft] as const;
}
