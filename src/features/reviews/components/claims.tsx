import type { Site } from '../../../content-model/types';
import { Band } from '../../../shared/ui/band';
import * as styles from './claims.module.css';

type ClaimsProps = { texts: { title: string }; claims: Site['claims']; surface?: 'sheet' | 'identity' };

export function Claims({ texts, claims, surface = 'identity' }: ClaimsProps) {
  if (claims.items.length === 0) return null;
  return (
    <Band surface={surface} labelledBy="claims" heading={{ title: texts.title }}>
      <dl className={`grid two-columns ${styles.claims}`}>
        {claims.items.map(({ id, value, label }) => (
          <div key={id} className={`stack gap-1 line-above pt-3 ${styles.claim}`}>
            <dt className={`heading-font black breakable ${styles.value}`}>{value}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
