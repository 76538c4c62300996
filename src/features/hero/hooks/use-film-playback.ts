import { useEffect, useRef, useState } from 'react';
import { mayMove, whileVisible } from '../../../shared/browser/motion';
import { whenIdle } from '../../../startup/scheduling';

/**
 * Plays a silent film after the page is idle, while it is in view and not paused. Does not load it for a visitor who
 * asks for reduced motion or reduced data.
 */
export function useFilmPlayback() {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => whenIdle(() => setIsWanted(mayMove())), []);

  useEffect(() => {
    if (isWanted && video.current) return whileVisible(video.current, setIsVisible);
  }, [isWanted]);

  useEffect(() => {
    if (!isVisible || isPaused) return video.current?.pause();
    // A browser that saves power refuses to play: the poster stays, and the button offers to play again.
    video.current?.play().catch((error: Error) => error.name === 'NotAllowedError' && setIsPaused(true));
    return undefined;
  }, [isVisible, isPaused]);

  return { video, isWanted, isPaused, toggle: () => setIsPaused(!isPaused) };
}
