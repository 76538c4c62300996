type GatsbyWindow = { ___loader?: { hovering: (path: string) => void } };

function fetchPageOf({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  if (link && link.pathname !== window.location.pathname) loader?.hovering(link.pathname);
}

/** Fetches the page behind a link when the visitor is about to follow it, not when it comes into view. */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerdown', 'focusin']) {
    document.addEventListener(sign, fetchPageOf, { passive: true });
  }
}
