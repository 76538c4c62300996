import { Ban } from 'lucide-react';
import type { Pages } from '../../../content-model/types';
import { Band } from '../../../shared/ui/band';
import { HeadingGroup } from '../../../shared/ui/heading-group';
import * as styles from './not-taken.module.css';

type NotTakenProps = { texts: Pages['what-we-take']['notTaken'] };

/** What the crew does not take, and where it can go instead. */
export function NotTaken({ texts }: NotTakenProps) {
  return (
    <Band surface="quiet" labelledBy="not-taken">
      <div className={styles.columns}>
        <HeadingGroup id="not-taken" title={texts.title} lead={texts.lead} />
        <dl>
          {texts.items.map(({ title, text }) => (
            <div key={title} className={styles.item}>
              <dt className={styles.title}>
                <Ban className={styles.icon} aria-hidden="true" />
                {title}
              </dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
