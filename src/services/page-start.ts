import { earlyPressName } from '../domain/late-scripts';

type PageWindow = {
  [earlyPressName]?: HTMLElement | null;
  ___loader?: { hovering: (path: string) => void };
};

const pageWindow = () => window as unknown as PageWindow;

/** Presses again what was pressed before the page's scripts were there to act on it. */
export function replayEarlyPress(): void {
  const pressed = pageWindow()[earlyPressName];
  delete pageWindow()[earlyPressName];
  if (pressed?.isConnected) pressed.click();
}

function fetchPageOf({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // oxlint-disable-next-line no-underscore-dangle -- Gatsby's own name
  if (link && link.pathname !== window.location.pathname) pageWindow().___loader?.hovering(link.pathname);
}

/** Fetches the page behind a link when the visitor is about to follow it, not when it comes into view. */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerdown', 'focusin']) {
    document.addEventListener(sign, fetchPageOf, { passive: true });
  }
}
