import { useEffect, useRef, useState } from 'react';
import { mayMove, whileVisible } from '../services/motion';
import { whenIdle } from '../services/when-idle';

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
    // A browser may refuse to play: then the poster stays.
    if (isVisible && !isPaused) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [isVisible, isPaused]);

  return { video, isWanted, isPaused, toggle: () => setIsPaused(!isPaused) };
}
