import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import type { Pages, Photo } from '../../../content-model/types';
import { useIsland } from '../../../islands/island';
import type { DrawingFile } from '../../../shared/site/drawing-file';
import { Container } from '../../../shared/ui/band';
import { DrawnPicture } from '../../../shared/ui/drawing';
import { Icon } from '../../../shared/ui/icon';
import { Photograph } from '../../../shared/ui/photograph';
import { PriceLine, type PriceLineProps } from '../../../shared/ui/price-line';
import { useContent } from '../../../shared/site/use-content';
import { SiteLink } from '../../../shared/ui/site-link';
import { TickList } from '../../../shared/ui/tick-list';
import * as styles from './hero.module.css';

type HeroProps = {
  texts: Pages['home']['hero'];
  photo?: Photo;
  price: PriceLineProps;
  reviewsPath?: string | undefined;
  children: ReactNode;
};

export function Hero({ texts, photo, price, reviewsPath, children }: HeroProps) {
  const film = useFilm();
  return (
    <section data-place="hero" aria-labelledby="page-title">
      <div className={`relative on-identity ${styles.stage}`}>
        <Container>
          <div className={styles.columns}>
            <div className={`stack gap-3 ${styles.words}`}>
              <p className="row bold gap-2">
                <Icon name="map-pin" className="sign no-shrink" />
                {texts.eyebrow}
              </p>
              <h1 id="page-title">{texts.title}</h1>
              <p className={`lead-size ${styles.lead}`}>{texts.lead}</p>
              <PriceLine {...price} className={styles.lead} />
              {texts.rating?.value && <Rating {...texts.rating} reviewsPath={reviewsPath} />}
            </div>
            <div className={styles.film}>
              {photo ? <HeroPhoto photo={photo} /> : <HeroFilm film={film} words={texts.film} />}
            </div>
            <div className={`relative pb-4 ${styles.ticket}`}>{children}</div>
          </div>
        </Container>
      </div>
      <div className={`on-sheet semibold dense pt-4 pb-3 ${styles.points}`}>
        <Container>
          <TickList items={texts.points} inColumns />
        </Container>
      </div>
    </section>
  );
}

type RatingProps = NonNullable<HeroProps['texts']['rating']> & Pick<HeroProps, 'reviewsPath'>;

function Rating({ value, label, reviewsPath }: RatingProps) {
  const line = (
    <>
      <Icon name="star" className={`no-shrink ${styles.star}`} />
      <span>
        <b className="heading-font bold">{value}</b> {label}
      </span>
    </>
  );
  if (!reviewsPath) return <p className="target gap-2">{line}</p>;
  return (
    <p>
      <SiteLink className="target gap-2" to={reviewsPath}>
        {line}
      </SiteLink>
    </p>
  );
}

/** About that of its place on a phone; on a wide window it is wider and needs no more. */
const heroShape = 100 / 58;
const share = { phone: 100, wide: 70 };

function HeroPhoto({ photo }: { photo: Photo }) {
  return (
    <div className={`wide tall line-above line-below ${styles.photo}`}>
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
          <button
            className={`centered absolute round on-sheet action-text pressable wide-target ${styles.toggle}`}
            type="button"
          >
            <span data-when-paused="" hidden>
              <Icon name="play" size={18} />
            </span>
            <span data-when-playing="">
              <Icon name="pause" size={18} />
            </span>
            <span className="visually-hidden">{labels.pause}</span>
          </button>
        </template>
      )}
    </div>
  );
}

export type Film = { poster: DrawingFile; sources: { publicURL: string; type: string }[] };

function useFilm(): Film {
  const { film } = useStaticQuery<{
    film: { nodes: { publicURL: string; internal: { mediaType: string } }[] };
  }>(graphql`
    query Film {
      film: allFile(
        filter: { sourceInstanceName: { eq: "media" }, relativeDirectory: { eq: "film" } }
        sort: { extension: ASC }
      ) {
        nodes {
          publicURL
          internal {
            mediaType
          }
        }
      }
    }
  `);
  const sources = film.nodes.map(({ publicURL, internal }) => ({ publicURL, type: internal.mediaType }));
  return { poster: useContent().site['film-poster'], sources };
}
