import { BookingForm, type BookingFormProps } from '../forms/booking-form';
import { Band } from '../ui/band';
import { Ticket } from '../ui/ticket';

type BookingTicketProps = Omit<BookingFormProps, 'labelledBy'>;

const titleId = 'booking-title';

/** The Book-now form as a load ticket, on a band of its own. */
export function BookingTicket(form: BookingTicketProps) {
  const { title, intro } = form.texts.booking;
  return (
    <Band surface="identity">
      <Ticket titleId={titleId} title={title} text={intro}>
        <BookingForm {...form} labelledBy={titleId} />
      </Ticket>
    </Band>
  );
}
