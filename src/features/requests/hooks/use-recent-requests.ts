import { useCallback, useEffect, useRef } from 'react';
import type { RecentRequest } from '../rules/recent-requests';
import { logError } from '../../../shared/browser/error-log';
import { whenIdle } from '../../../startup/scheduling';

/** Each request once, newest first; none where they are not wanted or cannot be read. */
export function useRecentRequests(city: string, isWanted: boolean): () => RecentRequest | undefined {
  const unshown = useRef<RecentRequest[]>([]);

  useEffect(() => {
    if (!isWanted) return undefined;
    const read = async (): Promise<void> => {
      // Loaded only where the pop-up shows real requests.
      const { readRecentRequests } = await import('../services/recent-requests');
      const answer = await readRecentRequests(city);
      if (!answer.ok) throw answer.cause;
      unshown.current = answer.value;
    };
    return whenIdle(() => {
      read().catch((cause: Error) => logError('Error reading recent requests', cause));
    });
  }, [city, isWanted]);

  return useCallback(() => unshown.current.shift(), []);
}
