import { useEffect, useRef, type RefObject } from 'react';

/** Takes all but the element out of reach of the keyboard and of screen readers; gives a function that undoes it. */
function makeRestInert(element: Element): () => void {
  const rest: Element[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && !sibling.hasAttribute('inert')) rest.push(sibling);
    }
  }
  for (const sibling of rest) sibling.setAttribute('inert', '');
  return () => {
    for (const sibling of rest) sibling.removeAttribute('inert');
  };
}

/** The drawer of the page that is shown. */
let ofPage: HTMLDetailsElement | null = null;

/** Whether the page's drawer is open: nothing else is then to come up. */
export const isDrawerOpen = (): boolean => ofPage?.open ?? false;

/** Keeps the visitor in the open drawer until it is closed; gives a function that lets go. */
function holdIn(drawer: HTMLDetailsElement): () => void {
  const release = makeRestInert(drawer);
  const listening = new AbortController();
  const { signal } = listening;
  const close = (): void => {
    drawer.open = false;
    drawer.querySelector('summary')?.focus({ preventScroll: true });
  };
  const isLink = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest('a') !== null;

  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  // A link to the page the visitor is on changes no route, and must uncover the page all the same.
  drawer.addEventListener('click', ({ target }) => isLink(target) && close(), { signal });
  window.addEventListener(
    'resize',
    () => {
      // Where the whole menu has room the style sheet takes the drawer away: it alone knows from which width.
      if (drawer.getClientRects().length === 0) drawer.open = false;
    },
    { signal },
  );

  // One who opened it before the scripts came may be on a link already.
  if (!isLink(document.activeElement)) drawer.querySelector('a')?.focus({ preventScroll: true });
  return () => {
    listening.abort();
    release();
  };
}

/**
 * Makes a `details` that opens as a drawer keep focus inside and close by Escape, by a pressed link and where it is
 * no longer needed. Without scripts it opens and closes all the same.
 */
export function useDrawer(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return undefined;
    ofPage = drawer;
    let letGo: (() => void) | undefined;
    const follow = (): void => {
      letGo?.();
      letGo = drawer.open ? holdIn(drawer) : undefined;
    };
    drawer.addEventListener('toggle', follow);
    if (drawer.open) follow();
    return () => {
      ofPage = null;
      drawer.removeEventListener('toggle', follow);
      letGo?.();
    };
  }, []);
  return ref;
}
