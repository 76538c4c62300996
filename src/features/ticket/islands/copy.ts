import { mountReact } from '../../../islands/react-island';
import { readLoadFile } from '../../load/services/load-file';
import { TicketCopy, type TicketCopyProps } from '../components/ticket-copy';

const mountCopy = mountReact(TicketCopy);

export async function mount(host: HTMLElement, props: TicketCopyProps): Promise<void> {
  await mountCopy(host, props.load ? { ...props, file: await readLoadFile(props.load.src) } : props);
}
