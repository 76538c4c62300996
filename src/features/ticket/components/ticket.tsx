import type { ReactNode } from 'react';
import * as styles from './ticket.module.css';

type TicketProps = { titleId: string; title: string; text?: string; children: ReactNode };

/** The load ticket, on which a visitor fills a form in: a sheet with a punched hole and ruled lines. */
export function Ticket({ titleId, title, text, children }: TicketProps) {
  return (
    <div className={`framed on-sheet relative ${styles.ticket}`}>
      <div className={`hole-after relative grid gap-2 ${styles.top}`}>
        <h2 id={titleId} className="copy-title">
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      <div className={`hole-before hole-after relative perforated ${styles.body}`}>{children}</div>
    </div>
  );
}
