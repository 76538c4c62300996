import { Icon } from '../../../shared/ui/icon';
import type { ReactNode } from 'react';
import type { Pages, Photo } from '../../../content-model/types';
import type { Film } from '../hooks/use-film';
import { Container } from '../../../shared/ui/band';
import { TickList } from '../../../shared/ui/tick-list';
import { HeroFilm, HeroPhoto } from './hero-film';
import { SiteLink } from '../../../shared/ui/site-link';
import * as styles from './hero.module.css';

type HeroProps = {
  texts: Pages['home']['hero'];
  film: Film;
  photo?: Photo;
  reviewsPath?: string | undefined;
  children: ReactNode;
};

export function Hero({ texts, film, photo, reviewsPath, children }: HeroProps) {
  return (
    <section data-place="hero" aria-labelledby="page-title">
      <div className={`relative ${styles.stage}`}>
        <Container>
          <div className={styles.columns}>
            <div className={`stack gap-3 ${styles.words}`}>
              <p className="row bold gap-2">
                <Icon name="map-pin" className="sign no-shrink" />
                {texts.eyebrow}
              </p>
              <h1 id="page-title">{texts.title}</h1>
              <p className={`lead-size ${styles.lead}`}>{texts.lead}</p>
              {texts.rating?.value && <Rating {...texts.rating} reviewsPath={reviewsPath} />}
            </div>
            <div className={styles.film}>
              {photo ? <HeroPhoto photo={photo} /> : <HeroFilm film={film} words={texts.film} />}
            </div>
            <div className={`relative pb-4 ${styles.ticket}`}>{children}</div>
          </div>
        </Container>
      </div>
      <div className={`on-sheet semibold ${styles.points}`}>
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
        <b className="heading-font">{value}</b> {label}
      </span>
    </>
  );
  return reviewsPath ? (
    <p>
      <SiteLink className="target gap-2" to={reviewsPath}>
        {line}
      </SiteLink>
    </p>
  ) : (
    <p className="target gap-2">{line}</p>
  );
}
