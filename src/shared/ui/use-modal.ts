import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Shows a `dialog` over the page for as long as it is rendered; Escape closes it, and so does a press on the page beside
 * it. Its content is in child elements, so only a press outside hits the dialog element itself.
 */
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
