import { mountReact } from '../../../islands/react-island';
import { sendPlainForms } from '../../requests/services/send-plain-forms';
import { QuoteFormOfTicket } from '../components/quote-ticket';

export const mount = mountReact(QuoteFormOfTicket, sendPlainForms);
