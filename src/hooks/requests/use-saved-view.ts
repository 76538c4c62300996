import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { copyText } from '../../services/requests/copy-text';

const refreshMs = 1000;

/** The forms of the page that could be shown, the one that was pressed last, and whether the view was closed. */
const forms = new Set<HTMLFormElement>();
let pressed: HTMLFormElement | undefined;
let isEnded = false;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The form that the visitor is in or was in last; before that the page's first one. */
function shownForm(): HTMLFormElement | undefined {
  if (isEnded) return undefined;
  return pressed ?? [...document.querySelectorAll('form')].find((form) => forms.has(form));
}

function noteFocus({ target }: FocusEvent): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (!form || !forms.has(form) || form === pressed) return;
  pressed = form;
  tellAll();
}

/** Gives the form where it is the one of its page that the view shows, else nothing. */
export function useShownForm(formRef: RefObject<HTMLFormElement | null>): HTMLFormElement | null {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    forms.add(form);
    document.addEventListener('focusin', noteFocus);
    tellAll();
    return () => {
      forms.delete(form);
      if (pressed === form) pressed = undefined;
      tellAll();
    };
  }, [formRef]);
  return useSyncExternalStore(listen, () => (shownForm() === formRef.current ? formRef.current : null));
}

/** Ends the view, until a page is loaded whose address asks for it again. */
export function endSavedView(): void {
  isEnded = true;
  tellAll();
}

export const countForms = (): number => forms.size;

/** Gives what `look` gives now, anew with every change of a form and with the clock. */
export function useLook<Seen>(look: () => Seen): Seen {
  const [seen, setSeen] = useState(look);
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const again = (): void => setSeen(latest.current());
    const timer = setInterval(again, refreshMs);
    for (const sign of ['input', 'change']) document.addEventListener(sign, again);
    return () => {
      clearInterval(timer);
      for (const sign of ['input', 'change']) document.removeEventListener(sign, again);
    };
  }, []);
  return seen;
}

/** Whether the view is open. On a narrow screen it closes when the visitor starts to type, so it covers nothing. */
export function useIsOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const closeWhereNarrow = ({ target }: FocusEvent): void => {
      const isInForm = target instanceof Element && target.closest('main form') !== null;
      if (isInForm && window.matchMedia('(max-width: 89.99rem)').matches) setOpen(false);
    };
    document.addEventListener('focusin', closeWhereNarrow);
    return () => document.removeEventListener('focusin', closeWhereNarrow);
  }, []);
  return [isOpen, setOpen];
}

/** Copies a text; `state` says how the last attempt has ended. */
export function useCopy() {
  const [state, setState] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async (text: string): Promise<void> => setState((await copyText(text)) ? 'copied' : 'refused');
  return { state, copy };
}
