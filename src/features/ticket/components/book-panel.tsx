import { FormIsland } from '../../requests/components/form-island';
import type { FormProps } from '../../requests/hooks/use-request-form';
import { Ticket } from './ticket';
import { TicketBand } from './ticket-band';

type BookPanelProps = Omit<FormProps, 'labelledBy'>;

const titleId = 'book-title';

/** The lead form of /book as a load ticket, on a band of its own. */
export function BookPanel(form: BookPanelProps) {
  return (
    <TicketBand texts={form.texts.orCall} phone={form.sentFrom.phone}>
      <Ticket titleId={titleId} head={form.texts.ticket.head} title={form.texts.book.title}>
        <FormIsland name="book" {...form} labelledBy={titleId} />
      </Ticket>
    </TicketBand>
  );
}
