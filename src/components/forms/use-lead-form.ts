import type { ZipFieldName } from '../../domain/cities/visitor-country';
import type { Check } from '../../domain/requests/checks';
import { buildLead, leadValuesOf } from '../../domain/requests/lead';
import { leadMasks, type LeadField } from '../../domain/requests/masks';
import type { FormName } from '../../domain/requests/records';
import { useRequestForm, type FormProps } from './use-request-form';

type Options = {
  form: Exclude<FormName, 'booking'>;
  checks: Partial<Record<LeadField, Check>>;
  /** The one of the two codes that the form asks for, if any. */
  zipField?: ZipFieldName | null;
};

/** Makes a form that saves a lead: its masks, its draft, and the values of its record. */
export function useLeadForm(props: FormProps, { form, checks, zipField = null }: Options) {
  return useRequestForm(props, {
    form,
    path: 'leads',
    checks,
    masks: leadMasks,
    readValues: (fields) => leadValuesOf(fields, zipField),
    build: buildLead,
  });
}
