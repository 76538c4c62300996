import { parseCity } from '../../../shared/site/sent-from';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import type { TextValues } from '../../../shared/text/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../../../shared/values/phone-number';
import type { Hours } from '../../requests/rules/booking';
import { parseConfirmation, parseVisitDetails } from './confirmation';

export type ConfirmedRequest = ReturnType<typeof parseConfirmed>;

type Given = Partial<Record<'city' | 'phone' | 'utcOffsets' | 'hours' | 'at' | 'saved' | 'reply', unknown>>;

function parseOffsets(given: unknown): UtcOffsets | null {
  const isPair = (pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isFinite);
  return Array.isArray(given) && given.length > 0 && given.every(isPair)
    ? (given as UtcOffsets[number][])
    : null;
}

/** Reads what a form has left for /thankyou, which may be anything, and the query of the address. */
export function parseConfirmed(ticket: unknown, search: string, language: string) {
  const given = Object(ticket) as Given;
  const city = parseCity(given.city);
  const phone = parsePhoneNumber((given.phone as Partial<PhoneNumber> | null | undefined)?.dial);
  const request = parseConfirmation(given.saved, language);
  return {
    city,
    phone,
    request,
    utcOffsets: parseOffsets(given.utcOffsets),
    hours: Array.isArray(Object(given.hours).openingHours) ? (given.hours as Hours) : null,
    sentAt: typeof given.at === 'number' ? given.at : null,
    details: parseVisitDetails(search),
    values: {
      ...(phone && { phone: phone.display }),
      ...(city && { city: city.locationName }),
      ...(request && { reference: request.reference }),
      ...(typeof given.reply === 'string' && { 'pricing.reply': given.reply }),
    } as TextValues,
  };
}
