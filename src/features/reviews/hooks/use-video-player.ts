import { useCallback, useState } from 'react';
import type { VideoProvider } from '../rules/video-addresses';
import { failed, type Result } from '../../../shared/values/result';
import { logError } from '../../../shared/browser/error-log';

/** Loads the script that plays videos, only when a visitor starts one. */
async function start(provider: VideoProvider, frame: HTMLIFrameElement): Promise<Result<unknown>> {
  try {
    const { startVideo } = await import('../services/video-embed');
    return await startVideo(provider, frame);
  } catch (cause) {
    return failed(cause);
  }
}

/**
 * Loads a video only when the visitor starts it (docs/decisions/0003). Once `isOpen`, give its frame to `startIn`, which
 * moves the focus to it and plays it. `hasFailed` says that the player may not have loaded.
 */
export function useVideoPlayer(provider: VideoProvider) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const open = useCallback(() => setIsOpen(true), []);

  const startIn = useCallback(
    (frame: HTMLIFrameElement | null): (() => void) | undefined => {
      if (!frame) return undefined;
      let isCurrent = true;
      // The button that had the focus no longer exists.
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
