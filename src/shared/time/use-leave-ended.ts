import { navigate } from 'gatsby';
import { useEffect } from 'react';
import type { UtcOffsets } from './city-clock';
import type { MaybeHidden } from './valid-days';
import { useShown } from './use-shown';

/**
 * For a page that is shown from a first to a last day by the city's clock: leads to the home, with the address's query,
 * once the page should not be shown any more, and gives whether it should. A visitor who is reading stays: the page changes
 * only while it is out of sight, or when the visitor comes back to it. Takes the ref's element from the page, as useShown
 * does.
 */
export function useLeaveEnded(
  page: MaybeHidden,
  home: string,
  offsets: UtcOffsets,
): { isShown: boolean; attach: (part: Element | null) => void } {
  const { shown, attach } = useShown([page], offsets);
  const isShown = shown.length > 0;
  useEffect(() => {
    if (!isShown) void navigate(`${home}${window.location.search}`, { replace: true });
  }, [isShown, home]);
  return { isShown, attach };
}
