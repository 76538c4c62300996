import type { ReactNode } from 'react';
import type { Pages, Photo } from '../../../content-model/types';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { Photograph } from '../../../shared/ui/photograph';
import * as styles from './rates.module.css';

type RatesProps = {
  texts: Pages['home']['rates'];
  photo?: Photo;
  /** What lowers the price. */
  coupons: ReactNode;
  /** What tells a visitor's own price. */
  children: ReactNode;
};

export function Rates({ texts, photo, coupons, children }: RatesProps) {
  return (
    <Band surface="quiet" labelledBy="rates">
      <div className={`grid top ${styles.columns}`}>
        <div>
          <HeadingGroup id="rates" title={texts.title} lead={texts.lead} />
          {photo && (
            <Photograph className="framed" photo={photo} shape={16 / 9} share={{ phone: 100, wide: 33 }} />
          )}
        </div>
        <div className={`outlined on-sheet ${styles.sheet}`}>
          <ul className="stack">
            {texts.points.map((point) => (
              <li key={point} className={`flex gap-4 between rule-below baseline small ${styles.line}`}>
                <span>{point}</span>
                <span className="soft">{texts.included}</span>
              </li>
            ))}
          </ul>
          <p className="h3 heading-font tight-lines pt-3">{texts.total}</p>
        </div>
        {coupons}
      </div>
      {children}
    </Band>
  );
}
