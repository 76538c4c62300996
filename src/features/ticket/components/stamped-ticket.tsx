import type { Pages, Site } from '../../../content-model/types';
import type { Confirmation } from '../rules/confirmation';
import { Band } from '../../../shared/ui/band';
import { TicketLines } from './ticket-lines';
import * as styles from './stamped-ticket.module.css';

type Detail = { label: string; value: string };

type StampedTicketProps = {
  texts: Pages['thankyou'];
  labels: Site['forms']['ticket'];
  request: Confirmation | null;
  timeWindow: string;
  details: Detail[];
  issuer: string;
};

/** The visitor's ticket with a stamp: the request as it was saved. It prints without the rest of the page. */
export function StampedTicket({ texts, labels, request, timeWindow, details, issuer }: StampedTicketProps) {
  const { ticket } = texts;
  const visit = request?.visit;
  const lines: Detail[] = [
    { label: ticket.number, value: request?.reference ?? '' },
    { label: labels.name, value: request?.name ?? '' },
    { label: labels.phone, value: request?.phone ?? '' },
    { label: labels.day, value: visit?.day ?? '' },
    { label: labels.timeWindow, value: timeWindow },
    { label: labels.address, value: visit?.address ?? '' },
    { label: ticket.message, value: request?.message ?? '' },
    ...details,
  ].filter(({ value }) => value !== '');
  return (
    <Band surface="identity">
      <div className={`framed on-sheet grid relative ${styles.ticket}`} data-printed="ticket">
        <div className={`grid gap-4 ${styles.words}`}>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={`lead-size ${styles.lead}`}>{texts.lead}</p>
        </div>
        <p className={`rounded on-identity heading-font black ${styles.stamp}`} aria-hidden="true">
          {ticket.stamp}
        </p>
        {lines.length > 0 && (
          <section className={`perforated ${styles.details}`} aria-label={texts.details.title}>
            <TicketLines lines={lines} />
            <p className="bold perforated mt-4 pt-4">{issuer}</p>
          </section>
        )}
      </div>
    </Band>
  );
}
