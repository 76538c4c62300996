import { useCallback, useState } from 'react';
import type { VideoProvider } from '../domain/video-addresses';
import { logError } from '../services/error-log';
import { startVideo } from '../services/video-embed';

/**
 * A video that is loaded when it is asked for (design decision 18): once `isOpen`, its frame is to be given to
 * `startIn`, which moves the focus to it and plays it. `hasFailed` says that the player may not have come.
 */
export function useVideoPlayer(provider: VideoProvider) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const open = useCallback(() => setIsOpen(true), []);

  const startIn = useCallback(
    (frame: HTMLIFrameElement | null): (() => void) | undefined => {
      if (!frame) return undefined;
      let isCurrent = true;
      // The button that had the focus is gone.
      frame.focus();
      void startVideo(provider, frame).then((started) => {
        if (started.ok || !isCurrent) return;
        logError('Error loading video', started.cause);
        setHasFailed(true);
      });
      return () => {
        isCurrent = false;
      };
    },
    [provider],
  );

  return { isOpen, hasFailed, open, startIn };
}
