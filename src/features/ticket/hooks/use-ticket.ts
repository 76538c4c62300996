import { useSyncExternalStore } from 'react';
import type { FormName } from '../../requests/rules/records';
import { ticketSoFar, type Offered, type TicketSoFar } from '../rules/ticket';
import { heldDraft, watchDrafts } from '../../requests/services/drafts';

/** The form whose ticket it is, with the city's windows and clock where it asks for a day. */
export type TicketOf = {
  form: FormName;
  offered?: Offered;
};

/** Gives what the ticket of a form on this page says so far; it follows what the visitor types and picks. */
export function useTicket({ form, offered }: TicketOf): TicketSoFar | null {
  const draft = useSyncExternalStore(
    watchDrafts,
    () => heldDraft(form),
    () => null,
  );
  return draft && ticketSoFar(draft.values, offered, draft.at);
}
