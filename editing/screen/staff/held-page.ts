import { isKeeping } from '../draft-store';

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
