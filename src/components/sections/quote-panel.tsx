import { Band } from '../ui/band';
import { QuoteTicket } from './quote-ticket';
import type { QuoteFormProps } from '../forms/quote-form';

type QuotePanelProps = Omit<QuoteFormProps, 'labelledBy'> & { title?: string; text?: string };

/** The quote ticket on a band of its own. */
export function QuotePanel(ticket: QuotePanelProps) {
  return (
    <Band surface="identity">
      <QuoteTicket {...ticket} />
    </Band>
  );
}
