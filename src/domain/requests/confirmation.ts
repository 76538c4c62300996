import { bookingDateLabel } from './booking';
import type { SavedRecord } from './records';

/** What the visitor is shown of a saved request; kept in the tab's history, never in an address. */
export type Confirmation = {
  /** By which staff find it: the end of its push id. */
  number: string;
  name: string;
  phone: string;
  message: string;
  /** Of a booking: like 'Monday, Jan 5', and the window's start like '9:00'. */
  day: string;
  timeWindow: string;
};

const numberLength = 6;
const parts = ['number', 'name', 'phone', 'message', 'day', 'timeWindow'] as const;

export function confirmationOf(key: string, record: SavedRecord): Confirmation {
  const number = key.slice(-numberLength);
  if ('cus_name' in record) {
    const { cus_name: name, cus_phone: phone, description: message, date, start_time: timeWindow } = record;
    return { number, name, phone, message, day: bookingDateLabel(date), timeWindow };
  }
  const { name, phone, note_from_customer: message } = record;
  return { number, name, phone, message, day: '', timeWindow: '' };
}

/** Reads what an earlier page left in the history, which anything may have been; null where it is no confirmation. */
export function parseConfirmation(value: unknown): Confirmation | null {
  const given = (value ?? {}) as Partial<Record<string, unknown>>;
  if (parts.some((part) => typeof given[part] !== 'string')) return null;
  return Object.fromEntries(parts.map((part) => [part, given[part]])) as Confirmation;
}
