import { useEffect, useRef, useState } from 'react';
import { mayMove, whileVisible } from '../services/motion';
import { whenIdle } from '../startup/scheduling';

/**
 * When a film without sound may run: after the page has come to rest, while it can be seen, where motion is welcome
 * and data are not to be saved, and not while the visitor has paused it.
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
    // A browser that saves power refuses to play: the poster stays, and the button offers to try again.
    video.current?.play().catch((error: Error) => error.name === 'NotAllowedError' && setIsPaused(true));
    return undefined;
  }, [isVisible, isPaused]);

  return { video, isWanted, isPaused, toggle: () => setIsPaused(!isPaused) };
}
