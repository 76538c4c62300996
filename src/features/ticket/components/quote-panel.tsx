import { QuoteTicket } from './quote-ticket';
import type { FormProps } from '../../requests/components/use-request-form';
import { TicketBand } from './ticket-band';

type QuotePanelProps = Omit<FormProps, 'labelledBy'> & { title?: string; text?: string };

/** The quote ticket on a band of its own. */
export function QuotePanel(ticket: QuotePanelProps) {
  return (
    <TicketBand texts={ticket.texts.orCall} phone={ticket.sentFrom.phone}>
      <QuoteTicket {...ticket} />
    </TicketBand>
  );
}
