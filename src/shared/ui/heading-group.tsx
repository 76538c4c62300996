import * as styles from './heading-group.module.css';

type HeadingGroupProps = { id?: string; title: string; lead?: string; level?: 1 | 2 | 3 };

export function HeadingGroup({ id, title, lead, level = 2 }: HeadingGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`stack ${styles.group}`}>
      <Heading id={id}>{title}</Heading>
      {lead && <p className="measure lead-size">{lead}</p>}
    </div>
  );
}
