import type { ReactNode } from 'react';
import { Band } from '../ui/band';
import { HeadingGroup } from '../ui/heading-group';
import * as styles from './section.module.css';

type PassageProps = {
  id: string;
  texts: { title: string; text: string };
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  /** What there is to do after reading it: links. */
  children?: ReactNode;
};

/** A heading and what is said under it. */
export function Passage({ id, texts, surface, children }: PassageProps) {
  return (
    <Band surface={surface} labelledBy={id}>
      <HeadingGroup id={id} title={texts.title} lead={texts.text} />
      {children && <p className={styles.action}>{children}</p>}
    </Band>
  );
}
