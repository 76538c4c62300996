import type { ReactNode } from 'react';
import { Band } from '../ui/band';
import * as styles from './passage.module.css';

type PassageProps = {
  id: string;
  texts: { title: string; text: string };
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  /** What there is to do after reading it: links. */
  children?: ReactNode;
};

/** A heading and what is said beside it. */
export function Passage({ id, texts, surface, children }: PassageProps) {
  return (
    <Band surface={surface} labelledBy={id}>
      <div className={styles.passage}>
        <h2 id={id}>{texts.title}</h2>
        <div>
          <p className={styles.text}>{texts.text}</p>
          {children && <p className={styles.action}>{children}</p>}
        </div>
      </div>
    </Band>
  );
}
