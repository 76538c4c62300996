import { QuoteForm } from '../../requests/components/quote-form';
import type { FormProps } from '../../requests/components/use-request-form';
import { Ticket } from './ticket';

type QuoteTicketProps = Omit<FormProps, 'labelledBy'> & { title?: string; text?: string };

/** The id of the form's heading, to which links on its page lead. */
export const quoteFormId = 'quote-title';

/** The quote form as a load ticket. */
export function QuoteTicket({ title, text, ...form }: QuoteTicketProps) {
  return (
    <Ticket
      titleId={quoteFormId}
      head={form.texts.ticket.head}
      title={title ?? form.texts.quote.title}
      text={text}
    >
      <QuoteForm {...form} labelledBy={quoteFormId} />
    </Ticket>
  );
}
