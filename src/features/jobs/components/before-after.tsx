import type { Site } from '../../../content-model/types';
import { Band, HeadingGroup } from '../../../shared/ui/band';
import { Comparison } from '../../../shared/ui/comparison';
import { Drawing } from '../../../shared/ui/drawing';
import * as styles from './before-after.module.css';

export function BeforeAfter({ rooms }: { rooms: Site['before-after'] }) {
  const { title, lead, items, ...words } = rooms;
  return (
    <Band surface="sheet" labelledBy="before-after">
      <div>
        <HeadingGroup id="before-after" title={title} lead={lead} />
        <ul className={`grid gap-5 ${styles.rooms}`}>
          {items.map(({ before, after, beforeAlt, afterAlt, caption }) => (
            <li key={caption}>
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
