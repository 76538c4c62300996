import { useSyncExternalStore } from 'react';
import type { Site } from '../../../content-model/types';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import type { Hours } from '../../requests/rules/booking';
import type { FormName } from '../../requests/rules/records';
import { ticketSoFar, type TicketSoFar } from '../rules/ticket';
import { heldDraft, watchDrafts } from '../../requests/services/drafts';

/** The form whose ticket it is, with the city's windows and clock where it asks for a day. */
export type TicketOf = {
  form: FormName;
  offered?: { timeWindows: Site['booking']['timeWindows']; hours: Hours; utcOffsets: UtcOffsets };
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
