type Loader = Record<'hovering' | 'loadPage', (path: string) => unknown>;
type GatsbyWindow = { ___loader?: Loader };

/**
 * Fetches the page behind a link when the visitor is about to follow it, not when it comes into view. `loadMore` loads what
 * a page needs beside Gatsby's own; a route change waits for it too, and goes on without what does not come.
 */
export function prefetchOnIntent(loadMore: (path: string) => Promise<unknown>): void {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  if (!loader) return;
  const tryMore = (path: string): Promise<unknown> => loadMore(path).catch(() => undefined);
  const { loadPage } = loader;
  loader.loadPage = async (path) => (await Promise.all([loadPage(path), tryMore(path)]))[0];
  const fetchPageOf = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.pathname === window.location.pathname) return;
    loader.hovering(link.pathname);
    void tryMore(link.pathname);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(sign, fetchPageOf, { passive: true });
  }
}
