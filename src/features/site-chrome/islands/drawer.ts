/**
 * Keeps the focus inside and the page in its place; closes on Escape, on a pressed link and in a wide window. Opens and
 * closes without scripts.
 */
export function mount(host: HTMLElement): void {
  const drawer = host as HTMLDetailsElement;
  let release: (() => void) | undefined;
  // The open drawer shows first: only then its links can have the focus, and to hold the rest takes a slow phone a while.
  const follow = async (): Promise<void> => {
    release?.();
    release = undefined;
    if (!drawer.open) return;
    await Promise.allSettled(drawer.getAnimations({ subtree: true }).map(({ finished }) => finished));
    if (drawer.open) release ??= holdFocusIn(drawer);
  };
  drawer.addEventListener('toggle', () => void follow());
  void follow();
}

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

export function holdFocusIn(drawer: HTMLDetailsElement): () => void {
  const release = makeRestInert(drawer);
  const { style } = document.documentElement;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' });
  const listening = new AbortController();
  const { signal } = listening;
  const close = (): void => {
    drawer.open = false;
    drawer.querySelector('summary')?.focus({ preventScroll: true });
  };
  const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a') !== null;

  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  // A link to a part of this page loads nothing, but must close the drawer too.
  drawer.addEventListener('click', ({ target }) => isLink(target) && close(), { signal });
  // iOS before 15.5 does not know `inert`: a focus that leaves comes back.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isOutside = target instanceof Node && !drawer.contains(target);
      if (drawer.open && isOutside) drawer.querySelector('summary')?.focus({ preventScroll: true });
    },
    { signal },
  );
  window.addEventListener(
    'resize',
    () => {
      // In a wide window the style sheet hides the drawer; only the style sheet knows the width.
      if (drawer.getClientRects().length === 0) drawer.open = false;
    },
    { signal },
  );

  // A visitor who opened it before the scripts ran may already be on a link.
  if (!isLink(document.activeElement)) drawer.querySelector('a')?.focus({ preventScroll: true });
  return () => {
    listening.abort();
    Object.assign(style, { overflow: '', scrollbarGutter: '' });
    release();
  };
}
