import { Island } from '../../../islands/island';
import { BookingForm, type BookingFormProps } from '../../requests/components/booking-form';
import { Ticket, TicketSummary, type TicketSummaryProps } from './ticket';

type FormOfTicketProps = BookingFormProps & { copied?: TicketSummaryProps | undefined };

export const BookingFormOfTicket = ({ copied, ...form }: FormOfTicketProps) => (
  <BookingForm {...form} summary={copied && <TicketSummary {...copied} />} />
);

type BookingTicketProps = Omit<FormOfTicketProps, 'labelledBy' | 'summary'> & { titleId: string };

export function BookingTicket({ titleId, ...form }: BookingTicketProps) {
  const { title, intro } = form.texts.booking;
  return (
    <Ticket titleId={titleId} title={title} text={intro}>
      <Island name="booking" of={BookingFormOfTicket} props={{ ...form, labelledBy: titleId }} />
    </Ticket>
  );
}
