import type { ZipFieldName } from '../cities/visitor-country';
import type { LeadValues } from './lead';
import { maskMessage, maskName, maskPhone, maskPostalCode, maskZip, type Mask } from './masks';

/** The mask of each field that a form of leads may have. */
export const leadMasks = {
  name: maskName,
  phone: maskPhone,
  message: maskMessage,
  zip: maskZip,
  postalCode: maskPostalCode,
};

export type LeadField = keyof typeof leadMasks;

/** Masks whatever a form holds, as its fields do while the visitor types; a field that the form lacks is empty. */
export function maskLeadFields(written: Partial<Record<string, string>>): Record<LeadField, string> {
  const masks = Object.entries<Mask>(leadMasks);
  return Object.fromEntries(masks.map(([field, mask]) => [field, mask(written[field] ?? '')])) as Record<
    LeadField,
    string
  >;
}

/** Makes the values of a lead from masked fields. An earlier draft may have both codes: only the one shown counts. */
export function leadValuesOf(
  { zip, postalCode, ...values }: Record<LeadField, string>,
  zipField: ZipFieldName | null,
): LeadValues {
  return { ...values, zip: zipField ? { zip, postalCode }[zipField] : undefined };
}
