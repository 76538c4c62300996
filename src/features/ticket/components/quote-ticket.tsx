import { FormIsland } from '../../requests/components/form-island';
import type { FormProps } from '../../requests/hooks/use-request-form';
import { Ticket } from './ticket';
import { TicketBand } from './ticket-band';

type QuoteTicketProps = Omit<FormProps, 'labelledBy'> & {
  title?: string;
  text?: string;
  /** On a band of its own, with the phone number next to it. */
  onBand?: boolean;
};

/** The id of the form's heading, to which links on its page lead. */
export const quoteFormId = 'quote-title';

/** The quote form as a load ticket. */
export function QuoteTicket({ title, text, onBand, ...form }: QuoteTicketProps) {
  const { ticket: ticketTexts, quote, orCall } = form.texts;
  const ticket = (
    <Ticket titleId={quoteFormId} head={ticketTexts.head} title={title ?? quote.title} text={text}>
      <FormIsland name="quote" {...form} labelledBy={quoteFormId} />
    </Ticket>
  );
  if (!onBand) return ticket;
  return (
    <TicketBand texts={orCall} phone={form.sentFrom.phone}>
      {ticket}
    </TicketBand>
  );
}
