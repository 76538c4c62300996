import type { BookingFormProps } from '../../requests/components/booking-form';
import { FormIsland } from '../../requests/components/form-island';
import { Ticket } from './ticket';

type BookingTicketProps = Omit<BookingFormProps, 'labelledBy'> & { titleId: string };

export function BookingTicket({ titleId, ...form }: BookingTicketProps) {
  const { title, intro } = form.texts.booking;
  return (
    <Ticket titleId={titleId} head={form.texts.ticket.head} title={title} text={intro}>
      <FormIsland name="booking" {...form} labelledBy={titleId} />
    </Ticket>
  );
}
