import { useEffect } from 'react';
import { isFirstPage } from '../startup/first-page';

/**
 * Asks hosting for the page's address if a link has led here without it: from a tab that was open when a city was renamed, or
 * from what a device has kept. Hosting, or the script of the document that it answers with, knows where the address leads.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    if (!isFirstPage()) window.location.replace(window.location.href);
  }, []);
}
