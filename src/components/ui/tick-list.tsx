import * as styles from './tick-list.module.css';

type TickListProps = { items: string[] };

/** Short points, each with a mark of the brand. */
export function TickList({ items }: TickListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
