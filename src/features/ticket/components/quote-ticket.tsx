import type { ReactElement } from 'react';
import { Band } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import { FormIsland } from '../../requests/components/form-island';
import { OrCall } from '../../requests/components/or-call';
import type { FormProps } from '../../requests/hooks/use-request-form';
import { Ticket } from './ticket';
import * as styles from './ticket-band.module.css';

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
