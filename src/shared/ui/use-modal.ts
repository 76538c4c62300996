import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Open while it is rendered. Its content is in child elements: a press on the dialog itself is beside it, and closes it. */
export function useModal(): { dialog: RefObject<HTMLDialogElement | null>; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const closeBeside = ({ target }: Event): void => {
      if (target === current) current?.close();
    };
    current?.showModal();
    current?.addEventListener('click', closeBeside);
    return () => current?.removeEventListener('click', closeBeside);
  }, []);
  return { dialog, close: useCallback(() => dialog.current?.close(), []) };
}
