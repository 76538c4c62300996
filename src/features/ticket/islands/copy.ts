import { mountReact } from '../../../islands/react-island';
import { readHaulFile } from '../../haul/services/haul-file';
import { TicketCopy, type TicketCopyProps } from '../components/ticket-with-copy';

const mountCopy = mountReact(TicketCopy);

export async function mount(host: HTMLElement, props: TicketCopyProps): Promise<HTMLElement> {
  return mountCopy(host, props.haul ? { ...props, file: await readHaulFile(props.haul.src) } : props);
}
