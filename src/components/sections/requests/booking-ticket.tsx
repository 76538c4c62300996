import { BookingForm, type BookingFormProps } from '../../forms/booking-form';
import { Ticket } from '../../ui/ticket';
import { TicketBand } from './ticket-band';

type BookingTicketProps = Omit<BookingFormProps, 'labelledBy'>;

const titleId = 'booking-title';

/** The Book-now form as a load ticket, on a band of its own. */
export function BookingTicket(form: BookingTicketProps) {
  const { title, intro } = form.texts.booking;
  return (
    <TicketBand texts={form.texts.orCall} phone={form.sentFrom.phone}>
      <Ticket titleId={titleId} head={form.texts.ticketHead} title={title} text={intro}>
        <BookingForm {...form} labelledBy={titleId} />
      </Ticket>
    </TicketBand>
  );
}
