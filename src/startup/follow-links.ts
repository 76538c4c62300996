import { showWaiting } from './early-page';

type GatsbyWindow = {
  ___navigate?: (path: string, options: { replace: boolean }) => void;
  ___loader?: Record<'hovering' | 'loadPage', (path: string) => unknown>;
};

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])') : null;

/** Follows links to pages of the site as route changes, as Gatsby's own links would, each of which needs a component. */
export function followLinks(): void {
  // Back to a page that the browser has kept as it was left.
  window.addEventListener('pageshow', () => showWaiting(false));
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
    const link = linkAt(target);
    const isForBrowser = defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
    const { ___navigate: navigate } = window as unknown as GatsbyWindow;
    if (!link || isForBrowser || link.target !== '' || !navigate) return;
    event.preventDefault();
    showWaiting(true);
    navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
  });
}

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
    const link = linkAt(target);
    if (!link || link.pathname === window.location.pathname) return;
    loader.hovering(link.pathname);
    loadNeeded().catch(() => undefined);
    void tryMore(link.pathname);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(sign, fetchPageOf, { passive: true });
  }
}
