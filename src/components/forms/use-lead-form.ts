import type { ZipFieldName } from '../../domain/cities/visitor-country';
import type { Check } from '../../domain/requests/checks';
import { buildLead, type LeadValues } from '../../domain/requests/lead';
import { maskMessage, maskName, maskPhone, maskPostalCode, maskZip } from '../../domain/requests/masks';
import type { FormName } from '../../domain/requests/records';
import { useRequestForm, type FormProps } from './use-request-form';

const masks = {
  name: maskName,
  phone: maskPhone,
  message: maskMessage,
  zip: maskZip,
  postalCode: maskPostalCode,
};

type Options = {
  form: Exclude<FormName, 'booking'>;
  checks: Partial<Record<keyof typeof masks, Check>>;
  /** The one of the two codes that the form asks for, if any. */
  zipField?: ZipFieldName | null;
};

/** Makes a form that saves a lead: its masks, its draft, and the values of its record. */
export function useLeadForm(props: FormProps, { form, checks, zipField = null }: Options) {
  return useRequestForm(props, {
    form,
    path: 'leads',
    checks,
    masks,
    // Only the code that the form shows: an earlier draft may have the other one too.
    readValues: ({ zip, postalCode, ...values }): LeadValues => ({
      ...values,
      zip: zipField ? { zip, postalCode }[zipField] : undefined,
    }),
    build: buildLead,
  });
}
