/**
 * Instead of Gatsby's package of links (src/build/webpack/scripts.ts), which brings a component that no page uses: what
 * Gatsby's own scripts and the site take from it.
 */

type GatsbyWindow = { ___navigate: (path: string, options?: object) => Promise<void> };

/** Takes the parts of a path apart. */
export function parsePath(path: string): Pick<URL, 'pathname' | 'search' | 'hash'> {
  return new URL(path, window.location.origin);
}

/** Shows another page of the site. */
export async function navigate(path: string, options?: object): Promise<void> {
  const { ___navigate: show } = window as unknown as GatsbyWindow;
  await show(path, options);
}
