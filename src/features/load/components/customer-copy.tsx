import type { ReactNode, Ref } from 'react';
import * as styles from './customer-copy.module.css';

export type CustomerCopyProps = {
  texts: { head: string; title: string };
  /** The truck with what is on it. */
  truck: ReactNode;
  /** The things to pick, under the truck. */
  things?: ReactNode;
  /** What is below the perforation. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

const titleId = 'copy';

/**
 * The visitor's copy of the ticket. On a phone only its truck and the things to pick are shown: the form's last line says
 * the rest.
 */
export function CustomerCopy({ texts, truck, things, children, ref }: CustomerCopyProps) {
  return (
    <aside ref={ref} className={styles.copy} aria-labelledby={titleId}>
      <div className={styles.top}>
        <p className={styles.head}>{texts.head}</p>
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
      </div>
      <div className={styles.truck}>{truck}</div>
      {things}
      <div className={styles.rest}>{children}</div>
    </aside>
  );
}
