type GatsbyWindow = { ___loader?: Record<'hovering' | 'loadPage', (path: string) => unknown> };

type More = {
  /** Loads what every page needs: without it the browser loads the document. */
  loadNeeded: () => Promise<unknown>;
  /** Loads what a page can start without. */
  loadMore: (path: string) => Promise<unknown>;
};

/** When the visitor is about to follow a link. A route change waits for Gatsby's own part of the page and for these. */
export function prefetchOnIntent({ loadNeeded, loadMore }: More): void {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  if (!loader) return;
  const tryMore = (path: string): Promise<unknown> => loadMore(path).catch(() => undefined);
  const { loadPage } = loader;
  loader.loadPage = async (path) => (await Promise.all([loadPage(path), loadNeeded(), tryMore(path)]))[0];
  const fetchPageOf = ({ target }: Event): void => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])') : null;
    if (!link || link.pathname === window.location.pathname) return;
    loader.hovering(link.pathname);
    loadNeeded().catch(() => undefined);
    void tryMore(link.pathname);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(sign, fetchPageOf, { passive: true });
  }
}
