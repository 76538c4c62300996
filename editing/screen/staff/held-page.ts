export const leaveWords =
  'Leave this page? It is not saved yet. What you typed is kept on this device until you come back.';

let isHeld = (): boolean => false;

/** Lets one of our own pages say whether it has something that is not saved; gives what ends that. */
export function holdPage(hasUnsaved: () => boolean): () => void {
  isHeld = hasUnsaved;
  return () => {
    isHeld = () => false;
  };
}

/** Asks before a page with something unsaved is left; gives whether it is left. */
export const isLeft = (): boolean => !isHeld() || window.confirm(leaveWords);
