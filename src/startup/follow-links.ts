import { showWaiting } from './early-page';

type GatsbyWindow = { ___navigate?: (path: string, options: { replace: boolean }) => void };

/** Follows links to pages of the site as route changes, as Gatsby's own links would, each of which needs a component. */
export function followLinks(): void {
  // Back to a page that the browser has kept as it was left.
  window.addEventListener('pageshow', () => showWaiting(false));
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([hreflang])') : null;
    const isForBrowser = defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
    const { ___navigate: navigate } = window as unknown as GatsbyWindow;
    if (!link || isForBrowser || link.target !== '' || !navigate) return;
    event.preventDefault();
    showWaiting(true);
    navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
  });
}
