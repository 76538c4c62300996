import { useEffect, useReducer, useSyncExternalStore, type RefObject } from 'react';

const refreshMs = 1000;

/** The form that was pressed last, and whether nobody wants to see any more until a page is loaded. */
let pressed: HTMLFormElement | null = null;
let isEnded = false;

function shownForm(): HTMLFormElement | null {
  if (isEnded) return null;
  return pressed?.isConnected ? pressed : document.querySelector<HTMLFormElement>('form[data-form]');
}

function formOf({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
}

function watchForms(notify: () => void): () => void {
  const handleFocus = (event: Event): void => {
    pressed = formOf(event) ?? pressed;
    notify();
  };
  document.addEventListener('focusin', handleFocus);
  return () => document.removeEventListener('focusin', handleFocus);
}

/** Gives the form where it is the one that the view shows: the one that the visitor is in, or the page's first one. */
export function useShownForm(formRef: RefObject<HTMLFormElement | null>): HTMLFormElement | null {
  return useSyncExternalStore(watchForms, () => (shownForm() === formRef.current ? formRef.current : null));
}

/** Ends the view until a page is loaded whose address asks for it again. */
export function endSavedView(): void {
  isEnded = true;
  document.dispatchEvent(new Event('focusin'));
}

/** Draws the view anew with every change of a form and with the clock. */
export function useRefresh(): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(again, refreshMs);
    const listening = new AbortController();
    for (const sign of ['input', 'change']) document.addEventListener(sign, again, listening);
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);
}
