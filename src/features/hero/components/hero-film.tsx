import type { Pages, Photo } from '../../../content-model/types';
import type { Film } from '../hooks/use-film';
import { Icon } from '../../../shared/ui/icon';
import { DrawnPicture } from '../../../shared/ui/drawing';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../startup/scheduling';
import * as styles from './hero-film.module.css';
import { Photograph } from '../../../shared/ui/photograph';
import * as photoStyles from './hero-photo.module.css';

/** About that of its place on a phone; on a wide window it is wider and needs no more. */
const heroShape = 100 / 58;
const share = { phone: 100, wide: 70 };

export function HeroPhoto({ photo }: { photo: Photo }) {
  return (
    <div className={`wide tall line-above line-below ${photoStyles.stage}`}>
      <Photograph className="tall" photo={photo} shape={heroShape} share={share} isFirst />
    </div>
  );
}

function mayMove(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
}

function whileVisible(element: Element, onChange: (isVisible: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false), {
    threshold: 0.3,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Plays once the page is idle. Not loaded for a visitor who asks for reduced motion or reduced data. */
function useFilmPlayback() {
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

export function HeroFilm({ film, words }: { film: Film; words: Pages['home']['hero']['film'] }) {
  const { video, isWanted, isPaused, toggle } = useFilmPlayback();
  const isShown = isWanted && film.sources.length > 0;
  return (
    <div className="wide tall relative clip on-quiet line-above line-below">
      {words.poster ? (
        <Photograph
          className={`wide tall fit cover ${styles.picture}`}
          photo={words.poster}
          shape={heroShape}
          share={{ phone: 100, wide: 100 }}
          isFirst
        />
      ) : (
        <DrawnPicture className={`tall fit cover ${styles.picture}`} file={film.poster} isFirst />
      )}
      {isShown && (
        <>
          <video
            ref={video}
            className={`wide tall fit cover ${styles.picture} ${styles.moving}`}
            muted
            loop
            playsInline
            preload="auto"
            aria-hidden="true"
            tabIndex={-1}
          >
            {film.sources.map(({ publicURL, type }) => (
              <source key={type} src={publicURL} type={type} />
            ))}
          </video>
          <button
            className={`centered absolute pointer no-padding round on-sheet action-text ${styles.toggle}`}
            type="button"
            onClick={toggle}
          >
            {isPaused ? <Icon name="play" /> : <Icon name="pause" />}
            <span className="visually-hidden">{isPaused ? words.play : words.pause}</span>
          </button>
        </>
      )}
    </div>
  );
}
