import { graphql, useStaticQuery } from 'gatsby';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { City, Site } from '../../../content-model/types';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { fillText, type TextValues } from '../../../shared/text/fill-text';
import { pickSocialProof, recentValues, repeatMs, untilNextMs, visibleMs } from '../rules/social-proof';
import { isShownOn } from '../../../shared/time/valid-days';
import { isPressing, watchPresses } from '../../../shared/browser/press';
import { isDrawerOpen } from '../../../shared/ui/use-drawer';
import { dateNow } from '../../../shared/time/use-shown';
import type { RecentRequest } from '../../requests/rules/recent-requests';
import { logError } from '../../../shared/browser/error-log';
import { whenIdle } from '../../../startup/scheduling';

const useSocialProofContent = () =>
  useStaticQuery<{ socialProof: Site['social-proof'] }>(graphql`
    query SocialProofContent {
      socialProof: contentDocument(path: "site/social-proof")
    }
  `).socialProof;

export type CityShown = Pick<City, 'slug' | 'cities' | 'locationName'>;

/** The time since the page has loaded; 0 where it is still loading, or the browser does not say. */
function sinceLoadMs(): number {
  const [load] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return load && load.loadEventEnd > 0 ? performance.now() - load.loadEventEnd : 0;
}

function isVisitorBusy(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
  return isWriting || isDrawerOpen();
}

/** Each request once, newest first; none where they are not wanted or cannot be read. */
function useRecentRequests(city: string, isWanted: boolean): () => RecentRequest | undefined {
  const unshown = useRef<RecentRequest[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenIdle(() => {
      // Loaded only where the pop-up shows real requests.
      import('../../requests/services/recent-requests')
        .then(({ readRecentRequests }) => readRecentRequests(city))
        .then((read) => (unshown.current = read))
        .catch((cause: Error) => logError('Error reading recent requests', cause));
    });
  }, [city, isWanted]);
  return useCallback(() => unshown.current.shift(), []);
}

function useDismissal(isShown: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dismiss();
    };
    const handleFocusIn = (): void => {
      if (isVisitorBusy()) dismiss();
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleFocusIn);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleFocusIn);
    };
  }, [isShown, dismiss]);
}

/** Skipped outside its days, while the page is hidden, the visitor is busy or something is pressed (docs/decisions/0013). */
export function useSocialProof(city: CityShown, language: string, utcOffsets?: UtcOffsets) {
  const { slug, cities, locationName } = city;
  const content = useSocialProofContent();
  // Outside its days nothing is read either; one whose first day begins while the page is open has only its names.
  const [isInTime] = useState(() => isShownOn(dateNow(utcOffsets), content));
  const takeRequest = useRecentRequests(slug, content.mode === 'recent' && isInTime);
  const [text, setText] = useState<string>();
  const dismiss = useCallback(() => setText(undefined), []);

  useEffect(() => {
    if (content.mode === 'off') return undefined;
    const pick = (): TextValues | undefined => {
      if (content.mode === 'sample')
        return pickSocialProof({ ...content, places: cities, locationName }, Math.random);
      const request = takeRequest();
      const [justNow = ''] = content.timeLabels;
      return request && recentValues(request, { now: Date.now(), place: locationName, justNow, language });
    };
    let hideTimer: ReturnType<typeof setTimeout> | undefined;
    let nextTimer: ReturnType<typeof setTimeout> | undefined;
    const appear = (): void => {
      nextTimer = setTimeout(appear, repeatMs);
      if (document.hidden || isVisitorBusy() || isPressing()) return;
      if (!isShownOn(dateNow(utcOffsets), content)) return;
      const picked = pick();
      if (!picked) return;
      setText(fillText(content.text, picked));
      hideTimer = setTimeout(dismiss, visibleMs);
    };
    watchPresses();
    nextTimer = setTimeout(appear, untilNextMs(sinceLoadMs()));
    return () => {
      clearTimeout(hideTimer);
      clearTimeout(nextTimer);
    };
  }, [content, cities, locationName, language, utcOffsets, takeRequest, dismiss]);

  useDismissal(text !== undefined, dismiss);
  return { text, closeHint: content.close, dismiss };
}
