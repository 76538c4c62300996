import { useSyncExternalStore, type ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import { emptyHaul } from '../../haul/rules/stored-haul';
import { storedHaul, watchHaul } from '../../haul/services/haul-store';
import { useTicket, type TicketOf } from '../hooks/use-ticket';
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

export type TicketSummaryProps = { of: TicketOf; coupons: Site['coupons']['items'] };

/** The ticket in one line above the form's button, where the visitor's copy doesn't fit next to it. */
export function TicketSummary({ of, coupons }: TicketSummaryProps) {
  const { words, coupon } = useSyncExternalStore(watchHaul, storedHaul, () => emptyHaul);
  const ticket = useTicket(of);
  // The amount of a coupon stays on one line.
  const amount = coupons.find(({ id }) => id === coupon)?.amount.replaceAll(' ', '\u00a0');
  return (
    <p className={`capital small bold perforated ${styles.summary}`}>
      {[words, amount, ticket?.day, ticket?.timeWindow].filter(Boolean).join(' · ')}
    </p>
  );
}
