import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { HeadOfPage } from '../../.cache/head/head-export-handler-for-browser';
import { isFirstPage } from './first-page';

/** Loads Gatsby's own handler of heads; a route change waits for it. */
export const loadHeadHandler = () => import('../../.cache/head/head-export-handler-for-browser');

let show: ((page: HeadOfPage) => void) | undefined;

/** Gives what shows a head: Gatsby's handler is a hook, so it needs a component. */
async function openHead(): Promise<NonNullable<typeof show>> {
  const { headHandlerForBrowser: useHead } = await loadHeadHandler();
  const Head = (page: HeadOfPage) => {
    useHead(page);
    return null;
  };
  const root: Root = createRoot(document.createElement('div'));
  return (page) => root.render(<Head {...page} />);
}

/**
 * Instead of Gatsby's handler (src/build/webpack/scripts.ts): the first page has its head in the HTML, and rendering it
 * again takes time and changes nothing. Gatsby's own shows those of later pages.
 */
export function headHandlerForBrowser(page: HeadOfPage): void {
  useEffect(() => {
    if (isFirstPage()) return undefined;
    let isLeft = false;
    const showHead = async (): Promise<void> => {
      show ??= await openHead();
      if (!isLeft) show(page);
    };
    // Without it the page keeps its former title.
    showHead().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  });
}
