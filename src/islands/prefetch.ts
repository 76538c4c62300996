const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** For browsers without the speculation rules of gatsby-ssr.tsx: fetches the page of a link that the visitor is about to follow. */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([window.location.pathname]);
  const prefetch = ({ target }: Event): void => {
    const link = linkAt(target);
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, prefetch, { passive: true });
}
