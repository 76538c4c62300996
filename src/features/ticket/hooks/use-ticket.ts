import { useSyncExternalStore } from 'react';
import type { FormName } from '../../requests/rules/records';
import { ticketSoFar, type Offered, type TicketSoFar } from '../rules/ticket';
import { storedValues, watchForms } from '../../requests/services/form-values';

export type TicketOf = { form: FormName; offered?: Offered };

export function useTicket({ form, offered }: TicketOf): TicketSoFar | null {
  const stored = useSyncExternalStore(
    watchForms,
    () => storedValues(form),
    () => null,
  );
  return stored && ticketSoFar(stored.values, offered, stored.at);
}
