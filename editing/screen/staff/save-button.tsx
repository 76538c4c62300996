import { useEffect, useSyncExternalStore } from 'react';
import { type FormState, readFormState } from '../form-state';

/** What the button says: where a save only writes a file, and where it sends to the site. */
export type SaveWords = Record<Exclude<FormState, 'none'>, string>;

const watchForm = (onChange: () => void): (() => void) => window.decapStore.subscribe(onChange);

const toggle = (): HTMLElement | null => document.querySelector('#nc-root [class*="-PublishButton"]');

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

/** The keys that save in every other program. */
function saveByKeys(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (readFormState() === 'unsaved') save();
}

/** Saves the form in one press, where Decap CMS takes two. */
export function SaveButton({ words }: { words: SaveWords }) {
  const state = useSyncExternalStore(watchForm, readFormState);
  useEffect(() => {
    document.addEventListener('keydown', saveByKeys);
    return () => document.removeEventListener('keydown', saveByKeys);
  }, []);
  if (state === 'none') return null;
  return (
    <button type="button" className="staff-save" disabled={state !== 'unsaved'} onClick={save}>
      {words[state]}
    </button>
  );
}
