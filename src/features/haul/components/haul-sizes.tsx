import type { Pages } from '../../../content-model/types';
import { Band } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import * as styles from './haul-sizes.module.css';

export function HaulSizes({ texts }: { texts: Pages['how-it-works']['loads'] }) {
  if (texts.items.length === 0) return null;
  return (
    <Band isBeside labelledBy="loads" heading={texts}>
      <ul className={`grid ${styles.loads}`}>
        {texts.items.map(({ title, text, drawing }) => (
          <li key={title} className="shrinkable">
            <Drawing name={drawing} />
            <h3 className="pt-3 pb-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
