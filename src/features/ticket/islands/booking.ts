import { readDraft } from '../../../islands/drafts';
import { mountReact } from '../../../islands/react-island';
import { sendPlainForms } from '../../requests/services/send-plain-forms';
import { BookingFormOfTicket, type FormOfTicketProps } from '../components/booking-ticket';

const mountForm = mountReact(BookingFormOfTicket, sendPlainForms);

/** The days come with the clock, when the starter has filled in the rest of the draft. */
export async function mount(host: HTMLElement, props: FormOfTicketProps): Promise<void> {
  const { date } = readDraft('booking');
  await mountForm(host, props);
  const days = [...document.querySelectorAll<HTMLInputElement>('form[data-form=booking] [name=date]')];
  if (!days.some(({ checked }) => checked)) days.find(({ value }) => value === date)?.click();
}
