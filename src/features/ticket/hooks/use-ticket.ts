import { useSyncExternalStore } from 'react';
import type { FormName } from '../../requests/rules/records';
import { ticketSoFar, type Offered, type TicketSoFar } from '../rules/ticket';
import { heldDraft, watchDrafts } from '../../requests/services/drafts';

export type TicketOf = { form: FormName; offered?: Offered };

export function useTicket({ form, offered }: TicketOf): TicketSoFar | null {
  const draft = useSyncExternalStore(
    watchDrafts,
    () => heldDraft(form),
    () => null,
  );
  return draft && ticketSoFar(draft.values, offered, draft.at);
}
