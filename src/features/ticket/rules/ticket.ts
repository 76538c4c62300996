import { cityTime, type UtcOffsets } from '../../../shared/time/city-clock';
import { bookingDates, type Hours, openTimeWindows } from '../../requests/rules/booking';
import { addressLine } from './confirmation';

export type TicketSoFar = { name: string; phone: string; day: string; timeWindow: string; address: string };

export type Offered = {
  timeWindows: readonly { start: string; label: string }[];
  hours?: Hours;
  utcOffsets: UtcOffsets;
  language: string;
};

/** A day or a window that is not offered any more is left out. */
export function ticketSoFar(
  values: Readonly<Record<string, string>>,
  offered: Offered | undefined,
  now: Date,
): TicketSoFar {
  const part = (name: string): string => values[`address.${name}`]?.trim() ?? '';
  const unit = values.propertyType === 'Apartment' ? values.unit?.trim() : '';
  const address = addressLine({
    street: part('street'),
    unit,
    city: part('city'),
    state: part('state'),
    zip: part('zip'),
  });
  return {
    name: values.name ?? '',
    phone: values.phone ?? '',
    ...visitInWords(values, offered, now),
    address,
  };
}

function visitInWords(
  { date = '', timeWindow = '' }: Readonly<Record<string, string>>,
  offered: Offered | undefined,
  now: Date,
): Pick<TicketSoFar, 'day' | 'timeWindow'> {
  if (!offered) return { day: '', timeWindow: '' };
  const { timeWindows, hours, language } = offered;
  const time = cityTime(now, offered.utcOffsets);
  const days = bookingDates(timeWindows, time, language, hours);
  const day = days.find(({ value, isOver }) => value === date && !isOver);
  const open = openTimeWindows(timeWindows, date, time, hours).find(({ start }) => start === timeWindow);
  return { day: day?.label ?? '', timeWindow: open?.label ?? '' };
}
