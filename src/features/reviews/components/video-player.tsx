import { useCallback, useState, type ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import { logError } from '../../../shared/browser/error-log';
import type { VideoProvider } from '../rules/video-addresses';
import { startVideo, videoPlayerAddress } from '../services/video-embed';
import * as styles from './videos.module.css';

export type VideoPlayerProps = {
  video: Site['videos']['items'][number];
  provider: VideoProvider;
  elsewhere: ReactNode;
};

/** The player must not lead the visitor away from the form. It is of another origin, so it cannot lift this sandbox. */
const playerRights =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

export function VideoPlayer({ video, provider, elsewhere }: VideoPlayerProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const startIn = useCallback(
    (frame: HTMLIFrameElement | null): (() => void) | undefined => {
      if (!frame) return undefined;
      let isCurrent = true;
      // The button that had the focus no longer exists.
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
  return (
    <>
      <div className={`clip outlined rounded on-quiet ${styles.screen}`}>
        <iframe
          ref={startIn}
          className="wide tall no-border"
          src={videoPlayerAddress(provider, video.id)}
          title={video.title}
          sandbox={playerRights}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <output className="hidden-if-empty">{hasFailed && elsewhere}</output>
    </>
  );
}
