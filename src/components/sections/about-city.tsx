import type { City, Pages } from '../../content-model/types';
import type { DrawingFile } from '../../drawings/write-drawings';
import { Container } from '../ui/container';
import { DrawnPicture } from '../ui/drawing';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './about-city.module.css';

type AboutCityProps = { texts: Pages['home']['about']; about: City['about']; skyline: DrawingFile };

const parts = ['places', 'typical', 'access'] as const;

/** What is true of this city alone, under its skyline: places served, what is typical, how access works. */
export function AboutCity({ texts, about, skyline }: AboutCityProps) {
  return (
    <section className={styles.about} aria-labelledby="about">
      <DrawnPicture className={styles.skyline} file={skyline} />
      <div className={styles.ground}>
        <Container>
          <HeadingGroup id="about" title={texts.title} />
          <div className={styles.parts}>
            {parts.map((part) => (
              <div key={part} className={styles.part}>
                <h3>{texts[part]}</h3>
                <p>{about[part]}</p>
              </div>
            ))}
          </div>
        </Container>
      </div>
    </section>
  );
}
