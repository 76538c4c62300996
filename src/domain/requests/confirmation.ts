import { bookingDateLabel } from './booking';
import type { SavedRecord } from './records';

/** The parts of a saved request that the visitor sees; kept in the tab's history, never in an address. */
export type Confirmation = {
  /** The end of its push id, by which staff find it. */
  number: string;
  name: string;
  phone: string;
  message: string;
  /** For a booking, like 'Monday, Jan 5', and the window's start like '9:00'; else empty. */
  day: string;
  timeWindow: string;
};

const numberLength = 6;
const parts = ['number', 'name', 'phone', 'message', 'day', 'timeWindow'] as const;

/** Takes a saved record and its push id, and gives the parts that the visitor sees. */
export function confirmationOf(key: string, record: SavedRecord): Confirmation {
  const number = key.slice(-numberLength);
  if ('cus_name' in record) {
    const { cus_name: name, cus_phone: phone, description: message, date, start_time: timeWindow } = record;
    return { number, name, phone, message, day: bookingDateLabel(date), timeWindow };
  }
  const { name, phone, note_from_customer: message } = record;
  return { number, name, phone, message, day: '', timeWindow: '' };
}

/** Reads the tab's history, which may hold anything; gives null for a value that is not a confirmation. */
export function parseConfirmation(value: unknown): Confirmation | null {
  const given = (value ?? {}) as Partial<Record<string, unknown>>;
  if (parts.some((part) => typeof given[part] !== 'string')) return null;
  return Object.fromEntries(parts.map((part) => [part, given[part]])) as Confirmation;
}
