import type { ReactElement } from 'react';
import type { Site } from '../../../content-model/types';
import { Island } from '../../../islands/island';
import { Band } from '../../../shared/ui/band';
import { Drawing } from '../../../shared/ui/drawing';
import { BookForm } from '../../requests/components/book-form';
import { OrCall } from '../../requests/components/or-call';
import { QuoteForm } from '../../requests/components/quote-form';
import { formTextsOf } from '../../requests/rules/form-texts';
import type { FormProps } from '../../requests/hooks/use-request-form';
import { Ticket, TicketSummary, type TicketSummaryProps } from './ticket';
import * as styles from './ticket-band.module.css';

type FormOfTicketProps = FormProps & { copied?: TicketSummaryProps | undefined };

export const QuoteFormOfTicket = ({ copied, ...form }: FormOfTicketProps) => (
  <QuoteForm {...form} summary={copied && <TicketSummary {...copied} />} />
);

type LeadFormProps = Pick<FormProps, 'sentFrom'> & { texts: Site['forms'] };

type QuoteTicketProps = LeadFormProps &
  Pick<FormOfTicketProps, 'copied'> & { title?: string; text?: string; onBand?: boolean };

export const quoteFormId = 'quote-title';

export function QuoteTicket({ title, text, onBand, texts, sentFrom, copied }: QuoteTicketProps) {
  const props = { texts: formTextsOf(texts, 'quote'), sentFrom, copied, labelledBy: quoteFormId };
  const ticket = (
    <Ticket titleId={quoteFormId} title={title ?? texts.quote.title} text={text}>
      <Island name="quote" of={QuoteFormOfTicket} props={props} />
    </Ticket>
  );
  return onBand ? onOwnBand(ticket, { texts, sentFrom }) : ticket;
}

export const bookFormId = 'book-title';

export function BookPanel({ texts, sentFrom }: LeadFormProps) {
  const props = { texts: formTextsOf(texts, 'book'), sentFrom, labelledBy: bookFormId };
  return onOwnBand(
    <Ticket titleId={bookFormId} title={texts.book.title}>
      <Island name="book" of={BookForm} props={props} />
    </Ticket>,
    { texts, sentFrom },
  );
}

function onOwnBand(ticket: ReactElement, { texts: { orCall }, sentFrom }: LeadFormProps) {
  return (
    <Band surface="identity">
      <div className={`grid with-aside ${styles.columns}`}>
        {ticket}
        <aside className={`stack gap-2 aside ${styles.aside}`}>
          <Drawing name={orCall.drawing} />
          <OrCall texts={orCall} phone={sentFrom.phone} />
        </aside>
      </div>
    </Band>
  );
}
