import type { Pages, Photo } from '../../../content-model/types';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { Picture } from '../../../shared/ui/drawing';
import * as styles from './rates.module.css';

type RatesProps = { texts: Pages['home']['rates']; photo?: Photo; drawing: string };

export function Rates({ texts, photo, drawing }: RatesProps) {
  return (
    <Band surface="quiet" labelledBy="rates">
      <div className={`columns halves middle ${styles.columns}`}>
        <div>
          <HeadingGroup id="rates" title={texts.title} lead={texts.lead} />
          <Picture
            className={photo ? 'framed' : 'only-beside'}
            {...{ photo, drawing }}
            shape={16 / 9}
            share={{ phone: 100, wide: 50 }}
          />
        </div>
        <div className={`outlined on-sheet card-padding ${styles.sheet}`}>
          <ul className="stack">
            {texts.points.map((point) => (
              <li key={point} className={`flex gap-4 between rule-below py-3 baseline ${styles.line}`}>
                <span>{point}</span>
                <span className="small soft">{texts.included}</span>
              </li>
            ))}
          </ul>
          <p className={`h3 heading-font heavy tight-lines ${styles.total}`}>{texts.total}</p>
        </div>
      </div>
    </Band>
  );
}
