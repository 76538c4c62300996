import { showPhone } from '../../../islands/page-phone';
import { knownCity } from '../../../islands/known-city';
import { fillText } from '../../../shared/text/fill-text';
import { readTicket } from '../../requests/services/ticket-store';
import type { ConfirmedTicketProps } from '../components/confirmed-ticket';
import { parseConfirmed } from '../rules/confirmed-request';

/** Says that nothing has been sent from this tab, with a way to the city that the device knows. */
function showDirect(host: HTMLElement, backToCity: string): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-direct]');
  if (!template) return;
  const link = template.content.querySelector('a');
  const city = knownCity()?.city;
  if (link && city) {
    link.setAttribute('href', city.path);
    link.textContent = fillText(backToCity, { city: city.locationName });
  }
  host.replaceChildren(template.content);
}

/** Loads the ticket's code only for a visitor who has sent a request, or whose address has details to show. */
export async function mount(host: HTMLElement, props: ConfirmedTicketProps): Promise<void> {
  const ticket = readTicket();
  const confirmed = parseConfirmed(ticket, window.location.search, props.words.language);
  if (!ticket && Object.keys(confirmed.details).length === 0) return showDirect(host, props.texts.backToCity);
  const [{ mountReact }, { ConfirmedTicket }] = await Promise.all([
    import('../../../islands/react-island'),
    import('../components/confirmed-ticket'),
  ]);
  // Beside its own number the page shows no other.
  if (confirmed.phone) showPhone(confirmed.phone);
  await mountReact(ConfirmedTicket)(host, { ...props, confirmed, now: new Date() });
}
