import type { ReactElement, ReactNode } from 'react';
import { Band } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import { OrCall } from '../../requests/components/or-call';
import type { FormProps } from '../../requests/hooks/use-request-form';
import * as styles from './ticket-band.module.css';
import { FormIsland } from '../../requests/components/form-island';
import { Parts } from '../../../startup/hydration-boundary';
import * as ticketStyles from './ticket.module.css';

type LeadFormProps = Omit<FormProps, 'labelledBy'>;

type QuoteTicketProps = LeadFormProps & { title?: string; text?: string; onBand?: boolean };

export const quoteFormId = 'quote-title';

export function QuoteTicket({ title, text, onBand, ...form }: QuoteTicketProps) {
  const { ticket: ticketTexts, quote } = form.texts;
  const ticket = (
    <Ticket titleId={quoteFormId} head={ticketTexts.head} title={title ?? quote.title} text={text}>
      <FormIsland name="quote" {...form} labelledBy={quoteFormId} />
    </Ticket>
  );
  return onBand ? onOwnBand(ticket, form) : ticket;
}

export function BookPanel(form: LeadFormProps) {
  const titleId = 'book-title';
  return onOwnBand(
    <Ticket titleId={titleId} head={form.texts.ticket.head} title={form.texts.book.title}>
      <FormIsland name="book" {...form} labelledBy={titleId} />
    </Ticket>,
    form,
  );
}

function onOwnBand(ticket: ReactElement, { texts: { orCall }, sentFrom }: LeadFormProps) {
  return (
    <Band surface="identity">
      <div className={`grid ${styles.columns}`}>
        {ticket}
        <aside className={`stack gap-2 ${styles.aside}`}>
          <Drawing name={orCall.drawing} />
          <OrCall texts={orCall} phone={sentFrom.phone} />
        </aside>
      </div>
    </Band>
  );
}

type TicketProps = { titleId: string; title: string; head?: string; text?: string; children: ReactNode };

/** The load ticket, on which a visitor fills a form in: a sheet with a punched hole and ruled lines. */
export function Ticket({ titleId, title, head, text, children }: TicketProps) {
  return (
    <div className={`framed on-sheet relative ${ticketStyles.ticket}`}>
      <div className={`hole-after grid gap-2 ${ticketStyles.top}`}>
        {head && <p className="soft small semibold">{head}</p>}
        <h2 id={titleId} className="copy-title">
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      <Parts className={`hole-before hole-after perforated ${ticketStyles.body}`}>{children}</Parts>
    </div>
  );
}
