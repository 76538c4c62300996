import { useCallback, useState } from 'react';
import type { VideoProvider } from '../domain/video-addresses';
import { failed, type Result } from '../domain/result';
import { logError } from '../services/error-log';

/** Only who opens a video loads what plays it. */
async function start(provider: VideoProvider, frame: HTMLIFrameElement): Promise<Result<unknown>> {
  try {
    const { startVideo } = await import('../services/video-embed');
    return await startVideo(provider, frame);
  } catch (cause) {
    return failed(cause);
  }
}

/**
 * A video that is loaded when it is asked for (docs/decisions/0018): once `isOpen`, its frame is to be given to
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
      void start(provider, frame).then((started) => {
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
