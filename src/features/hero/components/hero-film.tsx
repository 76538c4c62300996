import { Icon } from '../../../shared/ui/icon';
import type { Pages } from '../../../content-model/types';
import type { Film } from '../hooks/use-film';
import { useFilmPlayback } from '../hooks/use-film-playback';
import { DrawnPicture } from '../../../shared/ui/drawing';
import { Photograph } from '../../../shared/ui/photograph';
import { heroShape } from './hero-photo';
import * as styles from './hero-film.module.css';

type HeroFilmProps = { film: Film; words: Pages['home']['hero']['film'] };

export function HeroFilm({ film, words }: HeroFilmProps) {
  const { video, isWanted, isPaused, toggle } = useFilmPlayback();
  const isShown = isWanted && film.sources.length > 0;
  return (
    <div className="whole relative clip on-quiet line-top-bottom">
      {words.poster ? (
        <Photograph
          className={`whole fit cover ${styles.picture}`}
          photo={words.poster}
          shape={heroShape}
          share={{ phone: 100, wide: 100 }}
          isFirst
        />
      ) : (
        <DrawnPicture className={`whole fit cover ${styles.picture}`} file={film.poster} isFirst />
      )}
      {isShown && (
        <>
          <video
            ref={video}
            className={`whole fit cover ${styles.picture} ${styles.moving}`}
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
