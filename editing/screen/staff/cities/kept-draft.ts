import type { CityDraft } from '../../../content/cities/draft-city';

const keyOf = (like: string | undefined): string => `editing-new-city:${like ?? ''}`;

/** Gives the draft that was typed on this device before and not saved; undefined where there is none. */
export function readKeptDraft(like: string | undefined): CityDraft | undefined {
  try {
    const kept = window.localStorage.getItem(keyOf(like));
    return kept === null ? undefined : (JSON.parse(kept) as CityDraft);
  } catch {
    return undefined;
  }
}

/** Keeps a draft on this device, so that neither a reload nor a closed window loses it. */
export function keepDraft(like: string | undefined, draft: CityDraft): void {
  window.localStorage.setItem(keyOf(like), JSON.stringify(draft));
}

export function forgetDraft(like: string | undefined): void {
  window.localStorage.removeItem(keyOf(like));
}
