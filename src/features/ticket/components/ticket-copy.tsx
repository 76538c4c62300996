import type { Site } from '../../../content-model/types';
import { useTicket, type TicketOf } from '../hooks/use-ticket';
import { TicketLines } from './ticket-lines';

type TicketCopyProps = {
  of: TicketOf;
  texts: Site['forms']['ticket'];
};

const ofVisit = ['day', 'timeWindow', 'address'] as const;

/** The lines of the visitor's copy, which follow the form: the same that /thankyou stamps. */
export function TicketCopy({ of, texts }: TicketCopyProps) {
  const ticket = useTicket(of);
  const names = ['name', 'phone', ...(of.offered ? ofVisit : [])] as const;
  const lines = names.map((name) => ({ label: texts[name], value: ticket?.[name] ?? '' }));
  return <TicketLines lines={lines} blank={texts.blank} />;
}
