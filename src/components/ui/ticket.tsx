import type { ReactNode } from 'react';
import * as styles from './ticket.module.css';

type TicketProps = { titleId: string; title: string; text?: string; children: ReactNode };

/** The load ticket: a sheet with a punched corner and rule lines, on which a form is filled in. */
export function Ticket({ titleId, title, text, children }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
