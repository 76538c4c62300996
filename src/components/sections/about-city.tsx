import type { City, Pages } from '../../content-model/types';
import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './about-city.module.css';

type AboutCityProps = { texts: Pages['home']['about']; about: City['about'] };

const parts = ['places', 'typical', 'access'] as const;

/** What is true of this city alone: places served, what is typical, how access works. */
export function AboutCity({ texts, about }: AboutCityProps) {
  return (
    <Band labelledBy="about">
      <HeadingGroup id="about" title={texts.title} />
      <div className={styles.parts}>
        {parts.map((part) => (
          <div key={part} className={styles.part}>
            <h3>{texts[part]}</h3>
            <p>{about[part]}</p>
          </div>
        ))}
      </div>
    </Band>
  );
}
