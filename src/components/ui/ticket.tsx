import type { ReactNode } from 'react';
import { HydrationBoundary } from '../../startup/hydration-boundary';
import * as styles from './ticket.module.css';

type TicketProps = {
  titleId: string;
  title: string;
  /** Printed small above the title: whose ticket it is. */
  head?: string;
  text?: string;
  children: ReactNode;
};

/** The load ticket: a sheet torn from its block, with a punched hole and rule lines, on which a form is filled in. */
export function Ticket({ titleId, title, head, text, children }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={styles.top}>
        {head && <p className={styles.head}>{head}</p>}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.body}>
        <HydrationBoundary>{children}</HydrationBoundary>
      </div>
    </div>
  );
}
