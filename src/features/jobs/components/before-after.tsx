import type { Site } from '../../../content-model/types';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { Comparison } from '../../../shared/ui/comparison';
import { Drawing } from '../../../shared/ui/drawing';
import * as styles from './before-after.module.css';

type BeforeAfterProps = { rooms: Site['before-after']; count?: number };

export function BeforeAfter({ rooms, count }: BeforeAfterProps) {
  const { title, lead, items, ...words } = rooms;
  return (
    <Band surface="sheet" labelledBy="before-after">
      <div className={count === 1 ? styles.single : undefined}>
        <HeadingGroup id="before-after" title={title} lead={lead} />
        <ul className={`grid gap-5 ${styles.rooms}`}>
          {items.slice(0, count).map(({ before, after, beforeAlt, afterAlt, caption }) => (
            <li key={caption} className={styles.room}>
              <Comparison
                before={<Drawing name={before} alt={beforeAlt} />}
                after={<Drawing name={after} alt={afterAlt} />}
                title={caption}
                words={words}
              />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
