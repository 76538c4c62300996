import { showPhone } from '../../../shared/browser/page-phone';
import { readTicket } from '../../requests/services/ticket-store';
import type { ConfirmedTicketProps } from '../components/confirmed-ticket';
import { parseConfirmed } from '../rules/confirmed-request';

/** Loads the ticket's code only for a visitor who has sent a request, or whose address has details to show. */
export async function mount(host: HTMLElement, props: ConfirmedTicketProps) {
  const ticket = readTicket();
  const confirmed = parseConfirmed(ticket, window.location.search, props.words.language);
  if (!ticket && Object.keys(confirmed.details).length === 0) return undefined;
  const [{ mountReact }, { ConfirmedTicket }] = await Promise.all([
    import('../../../islands/react-island'),
    import('../components/confirmed-ticket'),
  ]);
  // Beside its own number the page shows no other.
  if (confirmed.phone) showPhone(confirmed.phone);
  return mountReact(ConfirmedTicket)(host, { ...props, confirmed, now: new Date() });
}
