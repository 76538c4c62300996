import type { Pages } from '../../../content-model/types';
import type { Film } from '../hooks/use-film';
import { Icon } from '../../../shared/ui/icon';
import { DrawnPicture } from '../../../shared/ui/drawing';
import { Photograph } from '../../../shared/ui/photograph';
import { heroShape } from './hero-photo';
import { useIsland } from '../../../islands/island';
import * as styles from './hero-film.module.css';

export function HeroFilm({ film, words }: { film: Film; words: Pages['home']['hero']['film'] }) {
  const { poster, ...labels } = words;
  const attributes = useIsland('film', { sources: film.sources, labels });
  const moving = film.sources.length > 0 && attributes;
  return (
    <div className="whole relative clip on-quiet line-top-bottom" {...moving}>
      {poster ? (
        <Photograph
          className={`whole fit cover ${styles.picture}`}
          photo={poster}
          shape={heroShape}
          share={{ phone: 100, wide: 100 }}
          isFirst
        />
      ) : (
        <DrawnPicture className={`whole fit cover ${styles.picture}`} file={film.poster} isFirst />
      )}
      {moving && (
        // The island puts the sources in: a browser would load a film that nobody may want to move.
        <span hidden>
          <video
            className={`whole fit cover ${styles.picture} ${styles.moving}`}
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
          />
          <button
            className={`centered absolute pointer no-padding round on-sheet action-text ${styles.toggle}`}
            type="button"
          >
            <span data-when-paused="" hidden>
              <Icon name="play" />
            </span>
            <span data-when-playing="">
              <Icon name="pause" />
            </span>
            <span className="visually-hidden">{labels.pause}</span>
          </button>
        </span>
      )}
    </div>
  );
}
