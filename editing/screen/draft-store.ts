import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';

type Changed = [key: string, draft: object | undefined];

const patienceMs = 3000;

const drafts = new Map<string, object>();
let disk: UseStore | undefined;
let otherTabs: BroadcastChannel | undefined;
let tellLost = (): void => undefined;

type Opening = { onLost: () => void; onChangedElsewhere: (key: string) => void };

/** Reads what is not saved yet from the browser's database: pictures are too large for its storage of texts, which is written late. */
export async function openDrafts({ onLost, onChangedElsewhere }: Opening): Promise<void> {
  tellLost = onLost;
  const late = new Promise<never>((_resolve, reject) => window.setTimeout(reject, patienceMs));
  try {
    const opened = createStore('editing-drafts', 'drafts');
    for (const [key, draft] of await Promise.race([entries<string, object>(opened), late]))
      drafts.set(key, draft);
    disk = opened;
  } catch {
    return onLost();
  }
  otherTabs = new BroadcastChannel('editing-drafts');
  otherTabs.addEventListener('message', ({ data: [key, draft] }: MessageEvent<Changed>) => {
    if (draft) drafts.set(key, draft);
    else drafts.delete(key);
    onChangedElsewhere(key);
  });
}

export const isKeeping = (): boolean => disk !== undefined;

export const readDraft = <Draft extends object>(key: string): Draft | undefined =>
  drafts.get(key) as Draft | undefined;

export async function keepDraft(key: string, draft?: object): Promise<void> {
  if (draft) drafts.set(key, draft);
  else if (!drafts.delete(key)) return;
  try {
    await disk?.('readwrite', (kept) => {
      if (draft) kept.put(draft, key);
      else kept.delete(key);
      // Otherwise it waits until the page has drawn its preview, and the browser may have been ended by then.
      kept.transaction.commit();
      return promisifyRequest(kept.transaction);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
    otherTabs?.postMessage([key, draft] satisfies Changed);
  } catch {
    disk = undefined;
    tellLost();
  }
}
