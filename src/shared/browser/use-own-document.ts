import { useEffect } from 'react';
import { isFirstPage } from '../../startup/first-page';

/**
 * Loads the page's address from hosting if a link led here without a request: from a tab that was open when a city was
 * renamed, or from data kept on a device. Hosting, or the script of its 404 document, knows where the address leads.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    if (!isFirstPage()) window.location.replace(window.location.href);
  }, []);
}
