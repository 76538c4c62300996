import { useEffect, useState } from 'react';
import type { CityDraft } from '../../../content/cities/draft-city';
import { holdPage } from '../held-page';

function readKept(key: string): CityDraft | undefined {
  try {
    return (JSON.parse(window.localStorage.getItem(key) ?? 'null') as CityDraft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * A draft that is kept on this device until it is saved, so that neither a reload nor a closed window loses it. Asks before
 * a page with an unsaved one is left.
 */
export function useKeptDraft(name: string, beginning: CityDraft, isSaved: boolean) {
  const key = `editing-new-city-2:${name}`;
  const [draft, setDraft] = useState(() => readKept(key) ?? beginning);
  const isKept = !isSaved && JSON.stringify(draft) !== JSON.stringify(beginning);
  useEffect(() => {
    if (isKept) window.localStorage.setItem(key, JSON.stringify(draft));
    else window.localStorage.removeItem(key);
    return holdPage(() => isKept);
  }, [key, draft, isKept]);
  return [draft, setDraft] as const;
}
