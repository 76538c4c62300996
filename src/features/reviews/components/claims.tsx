import type { Site } from '../../../content-model/types';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { TickList } from '../../../shared/ui/tick-list';
import * as styles from './claims.module.css';

type ClaimsProps = {
  texts: { title: string };
  claims: Site['claims'];
  surface?: 'sheet' | 'identity';
  /** Points of which a visitor can be as sure, beside the claims. */
  trust?: { title: string; points: string[] };
};

export function Claims({ texts, claims, surface = 'identity', trust }: ClaimsProps) {
  if (claims.items.length === 0) return null;
  return (
    <Band surface={surface} labelledBy="claims">
      <div className={trust?.points.length ? `grid split ${styles.columns}` : undefined}>
        <div>
          <HeadingGroup id="claims" title={texts.title} />
          <dl className={`grid two-columns ${styles.claims}`}>
            {claims.items.map(({ id, value, label }) => (
              <div key={id} className={`stack line-above pt-2 ${styles.claim}`}>
                <dt className={`heading-font black ${styles.value}`}>{value}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </div>
        {trust && trust.points.length > 0 && (
          <div>
            <HeadingGroup id="trust" title={trust.title} level={3} />
            <TickList items={trust.points} />
          </div>
        )}
      </div>
    </Band>
  );
}
