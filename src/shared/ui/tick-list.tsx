import { Icon } from './icon';
import * as styles from './tick-list.module.css';

type TickListProps = { items: string[]; /** Side by side where there is room. */ inColumns?: boolean };

export function TickList({ items, inColumns }: TickListProps) {
  return (
    <ul className={inColumns ? `stack gap-3 ${styles.columns}` : 'stack gap-3'}>
      {items.map((item) => (
        <li key={item} className="flex top measure gap-3">
          <Icon name="check" className={`no-shrink round on-ink identity-text ${styles.icon}`} />
          {item}
        </li>
      ))}
    </ul>
  );
}
