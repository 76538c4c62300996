import { cityTime, type UtcOffsets } from '../../../shared/time/city-clock';
import { bookingDates, type Hours, openTimeSlots } from '../../requests/rules/booking';
import { addressLine } from './confirmation';

export type TicketSoFar = { name: string; phone: string; day: string; timeWindow: string; address: string };

export type Offered = {
  timeWindows: readonly { start: string; label: string }[];
  hours?: Hours;
  utcOffsets: UtcOffsets;
  language: string;
};

/** A day or a slot that is not offered any more is left out. */
export function ticketSoFar(values: Record<string, string>, offered: Offered | undefined, now: Date) {
  const { name = '', phone = '', propertyType, date = '', timeWindow = '' } = values;
  const part = (of: string): string => values[of]?.trim() ?? '';
  const [street, city, state, zip] = ['street', 'city', 'state', 'zip'].map((of) => part(`address.${of}`));
  const unit = propertyType === 'Apartment' ? part('unit') : '';
  const address = addressLine({ street, unit, city, state, zip });
  const ticket = { name, phone, day: '', timeWindow: '', address };
  if (!offered) return ticket;
  const { timeWindows, hours, language } = offered;
  const time = cityTime(now, offered.utcOffsets);
  const days = bookingDates(timeWindows, time, language, hours);
  const day = days.find(({ value, isOver }) => value === date && !isOver);
  const open = openTimeSlots(timeWindows, date, time, hours).find(({ start }) => start === timeWindow);
  return { ...ticket, day: day?.label ?? '', timeWindow: open?.label ?? '' };
}
