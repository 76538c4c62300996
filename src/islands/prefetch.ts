/**
 * For browsers without the speculation rules of gatsby-ssr.tsx: fetches the page of a link when the visitor points at it.
 * A fetch puts it into the browser's cache as `rel=prefetch` would, which the page's policy refuses.
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([window.location.pathname]);
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    fetch(link.pathname, { priority: 'low' }).catch(() => undefined);
  };
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, prefetch, { passive: true });
}
