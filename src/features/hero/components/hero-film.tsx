import type { Pages, Photo } from '../../../content-model/types';
import type { Film } from '../hooks/use-film';
import { Icon } from '../../../shared/ui/icon';
import { DrawnPicture } from '../../../shared/ui/drawing';
import { useIsland } from '../../../islands/island';
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

export function HeroFilm({ film, words }: { film: Film; words: Pages['home']['hero']['film'] }) {
  const { poster, ...labels } = words;
  const attributes = useIsland('film', { sources: film.sources, labels });
  const moving = film.sources.length > 0 && attributes;
  return (
    <div className="wide tall relative clip on-quiet line-above line-below" {...moving}>
      {poster ? (
        <Photograph
          className={`wide tall fit cover ${styles.picture}`}
          photo={poster}
          shape={heroShape}
          share={{ phone: 100, wide: 100 }}
          isFirst
        />
      ) : (
        <DrawnPicture className={`tall fit cover ${styles.picture}`} file={film.poster} isFirst />
      )}
      {moving && (
        // For the island, which puts the sources in: a browser would load a film that nobody may want to move.
        <template>
          <video
            className={`wide tall fit cover ${styles.picture} ${styles.moving}`}
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
          />
          <button className={`centered absolute round on-sheet action-text ${styles.toggle}`} type="button">
            <span data-when-paused="" hidden>
              <Icon name="play" />
            </span>
            <span data-when-playing="">
              <Icon name="pause" />
            </span>
            <span className="visually-hidden">{labels.pause}</span>
          </button>
        </template>
      )}
    </div>
  );
}
