import { QuoteForm } from '../../forms/quote-form';
import type { FormProps } from '../../forms/use-request-form';
import { Ticket } from '../../ui/ticket';

type QuoteTicketProps = Omit<FormProps, 'labelledBy'> & { title?: string; text?: string };

const titleId = 'quote-title';

/** The quote form as a load ticket. */
export function QuoteTicket({ title, text, ...form }: QuoteTicketProps) {
  return (
    <Ticket
      titleId={titleId}
      head={form.texts.ticket.head}
      title={title ?? form.texts.quote.title}
      text={text}
    >
      <QuoteForm {...form} labelledBy={titleId} />
    </Ticket>
  );
}
