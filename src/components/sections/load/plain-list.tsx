import * as styles from './plain-list.module.css';

type PlainListProps = {
  groups: readonly { title: string; items: readonly { id: string; name: string }[] }[];
};

/** The things by group, in words alone: what stands on a page without scripts. */
export function PlainList({ groups }: PlainListProps) {
  return (
    <dl className={styles.groups}>
      {groups.map(({ title, items }) => (
        <div key={title}>
          <dt className={styles.title}>{title}</dt>
          <dd>{items.map(({ name }) => name).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
