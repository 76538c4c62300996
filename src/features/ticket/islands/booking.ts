import { mountReact } from '../../../islands/react-island';
import { sendPlainForms } from '../../requests/services/send-plain-forms';
import { BookingFormOfTicket } from '../components/booking-ticket';

export const mount = mountReact(BookingFormOfTicket, sendPlainForms);
