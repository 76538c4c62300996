import { useId } from 'react';
import { LinkList } from '../../../shared/ui/site-link';
import * as styles from './local-links.module.css';
import { Band } from '../../../shared/ui/band';

export type LocalLinksProps = { title: string; links: { label: string; to: string }[] };

export function LocalLinks({ title, links }: LocalLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav className={`cluster baseline ${styles.links}`} aria-labelledby={id}>
      <p id={id} className="bold">
        {title}
      </p>
      <LinkList className="contents" linkClassName="target" links={links} />
    </nav>
  );
}

export function OtherServices({ title, lists }: { title: string; lists: LocalLinksProps[] }) {
  return (
    <Band labelledBy="others">
      <h2 id="others">{title}</h2>
      {lists.map((list) => (
        <LocalLinks key={list.title} {...list} />
      ))}
    </Band>
  );
}
