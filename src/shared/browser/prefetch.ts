/**
 * For browsers without the speculation rules of gatsby-ssr.tsx: fetches the page of a link that the mouse is on.
 * A fetch puts it into the browser's cache as `rel=prefetch` would, which the page's policy refuses.
 * Not for a finger: the tap's own request follows at once, and both would share a slow line.
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([window.location.pathname]);
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    fetch(link.pathname, { priority: 'low' }).catch(() => undefined);
  });
}
