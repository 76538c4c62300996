import { longestAddressParts } from '../../../shared/values/limits';
import { cut } from '../../../shared/text/sanitize';
import type { Mask } from '../../../shared/text/masks';

/**
 * The address to which the truck comes, as a Job holds it, but without the unit, which is a field of its own
 * (docs/specification.md, section 3).
 */
export type AddressParts = { street: string; city: string; state: string; zip: string; country: string };

/** The name of a part's control in its form. */
export type AddressName = `address.${keyof AddressParts}`;

const upTo =
  (maxLength: number): Mask =>
  (value) =>
    cut(value, maxLength);

export const addressMasks: Record<AddressName, Mask> = {
  'address.street': upTo(longestAddressParts.street),
  'address.city': upTo(longestAddressParts.city),
  'address.state': upTo(longestAddressParts.state),
  'address.zip': upTo(longestAddressParts.zip),
  'address.country': upTo(longestAddressParts.country),
};

/**
 * Takes the values of a form and the name of its city's country, and gives the address. A street that the visitor typed
 * by hand is in the city's country: only a suggestion brings a country of its own.
 */
export function addressOf(values: Partial<Record<AddressName, string>>, cityCountry: string): AddressParts {
  const part = (name: keyof AddressParts): string => values[`address.${name}`] ?? '';
  const street = part('street');
  const country = part('country') || (street.trim() ? cityCountry : '');
  return { street, city: part('city'), state: part('state'), zip: part('zip'), country };
}

type Component = { longText: string | null; shortText: string | null; types: string[] };

/**
 * Takes address components and a formatted address as the Places API gives them, and gives the parts of a Job's address
 * (docs/specification.md, section 7). A missing part is empty; where both street number and route are missing, the
 * first part of the formatted address is the street.
 */
export function addressFromComponents(
  components: readonly Component[] = [],
  formattedAddress?: string | null,
): AddressParts {
  const named = (type: string) => components.find(({ types }) => types.includes(type));
  const long = (type: string): string => named(type)?.longText?.trim() ?? '';
  const short = (type: string): string => named(type)?.shortText?.trim() ?? '';
  const street = [long('street_number'), long('route')].filter(Boolean).join(' ');
  const firstPart = formattedAddress?.split(',')[0]?.trim() ?? '';
  return {
    street: street || firstPart,
    city: long('locality'),
    state: short('administrative_area_level_1') || long('administrative_area_level_1'),
    zip: long('postal_code'),
    country: long('country'),
  };
}
