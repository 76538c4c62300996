import { useCallback, useEffect, useRef } from 'react';
import type { RecentRequest } from '../../domain/social-proof/recent-requests';
import { logError } from '../../services/error-log';
import { databaseAddress } from '../../services/settings';
import { whenIdle } from '../../startup/scheduling';

const deadlineMs = 5000;

/**
 * Gives one request of the city after the other, newest first, and each once: they are read when the browser is idle.
 * None where none is wanted, or they cannot be read.
 */
export function useRecentRequests(city: string, isWanted: boolean): () => RecentRequest | undefined {
  const untold = useRef<RecentRequest[]>([]);

  useEffect(() => {
    if (!isWanted) return undefined;
    const read = async (): Promise<void> => {
      // Loaded where the pop-up tells of real requests, and nowhere else.
      const { readRecentRequests } = await import('../../services/social-proof/recent-requests');
      const answer = await readRecentRequests(databaseAddress(), city, deadlineMs);
      if (!answer.ok) throw answer.cause;
      untold.current = answer.value;
    };
    return whenIdle(() => {
      read().catch((cause: Error) => logError('Error reading recent requests', cause));
    });
  }, [city, isWanted]);

  return useCallback(() => untold.current.shift(), []);
}
