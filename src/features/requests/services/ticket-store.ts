import { ticketName } from '../../../shared/values/device-names';
import { withShownPhone } from '../../../shared/browser/page-phone';
import { readStored, writeStored } from '../../../shared/browser/storage';
import type { SentFrom } from '../../../shared/site/sent-from';
import type { Saved } from './outbox-sender';

type Ticket = Partial<Omit<SentFrom, 'phone'>> & {
  saved: Pick<Saved, 'key' | 'record'>;
  phone?: { dial?: string };
};

/** Leaves what was sent for /thankyou: in session storage, or in the tab's name where nothing is stored. */
export function keepTicket(ticket: Ticket): void {
  const text = withShownPhone(JSON.stringify({ ...ticket, at: Date.now() }));
  if (!writeStored('sessionStorage', ticketName, JSON.parse(text))) window.name = text;
}

/** Gives what a form has left, which may be anything; undefined if there is nothing. */
export function readTicket(): unknown {
  const stored = readStored('sessionStorage', ticketName);
  if (stored) return stored;
  try {
    return JSON.parse(window.name) as unknown;
  } catch {
    return undefined;
  }
}
