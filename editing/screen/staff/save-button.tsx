import { useSyncExternalStore } from 'react';

type SaveState = 'unsaved' | 'saving' | 'saved' | 'none';

/** What the button says: where a save only writes a file, and where it sends to the site. */
export type SaveWords = Record<Exclude<SaveState, 'none'>, string>;

const toggle = (): HTMLElement | null => document.querySelector('#nc-root [class*="-PublishButton"]');

function readState(): SaveState {
  const unsaved = toggle();
  if (unsaved) return unsaved.textContent?.includes('...') ? 'saving' : 'unsaved';
  return document.querySelector('#nc-root [class*="-ToolbarSectionBackLink"]') ? 'saved' : 'none';
}

function watchBar(onChange: () => void): () => void {
  let isPlanned = false;
  const observer = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      onChange();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

const mostFrames = 60;

/** Saves by the first item of Decap CMS's menu, which is drawn a moment after it is opened. */
function save(): void {
  const press = (framesLeft: number): void => {
    const item = toggle()?.parentElement?.parentElement?.querySelector<HTMLElement>('[role=menuitem]');
    if (item) item.click();
    else if (framesLeft > 0) requestAnimationFrame(() => press(framesLeft - 1));
  };
  // The press on our own button, which is outside of the menu, would close it again.
  requestAnimationFrame(() => {
    toggle()?.click();
    press(mostFrames);
  });
}

/** Saves the form in one press, where Decap CMS takes two. */
export function SaveButton({ words }: { words: SaveWords }) {
  const state = useSyncExternalStore(watchBar, readState);
  if (state === 'none') return null;
  return (
    <button type="button" className="staff-save" disabled={state !== 'unsaved'} onClick={save}>
      {words[state]}
    </button>
  );
}
