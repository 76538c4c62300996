import { useSyncExternalStore } from 'react';
import type { FormName } from '../../requests/rules/records';
import { ticketSoFar, type Offered, type TicketSoFar } from '../rules/ticket';
import { heldValues, watchForms } from '../../requests/services/form-values';

export type TicketOf = { form: FormName; offered?: Offered };

export function useTicket({ form, offered }: TicketOf): TicketSoFar | null {
  const held = useSyncExternalStore(
    watchForms,
    () => heldValues(form),
    () => null,
  );
  return held && ticketSoFar(held.values, offered, held.at);
}
