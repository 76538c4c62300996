import { longestAddressParts } from '../../../shared/values/limits';
import { cut } from '../../../shared/text/sanitize';
import type { Mask } from '../../../shared/text/masks';

const addressParts = ['street', 'city', 'state', 'zip', 'country'] as const;

/** Of a Job, without the unit, which is a field of its own (docs/specification.md, section 3). */
export type AddressParts = Record<(typeof addressParts)[number], string>;

export type AddressName = `address.${keyof AddressParts}`;

export const addressMasks = Object.fromEntries(
  addressParts.map((part) => [`address.${part}`, (value: string) => cut(value, longestAddressParts[part])]),
) as Record<AddressName, Mask>;

/** A street that was typed by hand is in the city's country: only a suggestion brings a country of its own. */
export function addressOf(values: Partial<Record<AddressName, string>>, cityCountry: string): AddressParts {
  const part = (name: keyof AddressParts): string => values[`address.${name}`] ?? '';
  const street = part('street');
  const country = part('country') || (street.trim() ? cityCountry : '');
  return { street, city: part('city'), state: part('state'), zip: part('zip'), country };
}

type Component = { longText: string | null; shortText: string | null; types: string[] };

/** Where street number and route are missing, the first part of the formatted address is the street (section 7). */
export function addressFromComponents(components: readonly Component[] = [], whole?: string | null) {
  const named = (type: string) => components.find(({ types }) => types.includes(type));
  const long = (type: string): string => named(type)?.longText?.trim() ?? '';
  const short = (type: string): string => named(type)?.shortText?.trim() ?? '';
  const street = [long('street_number'), long('route')].filter(Boolean).join(' ');
  const firstPart = whole?.split(',')[0]?.trim() ?? '';
  return {
    street: street || firstPart,
    city: long('locality'),
    state: short('administrative_area_level_1') || long('administrative_area_level_1'),
    zip: long('postal_code'),
    country: long('country'),
  };
}
