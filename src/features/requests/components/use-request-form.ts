import type { SentFrom } from '../../../shared/site/sent-from';
import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import type { ZipFieldName } from '../../../shared/site/visitor-country';
import type { Check } from '../rules/checks';
import { buildLead, leadValuesOf } from '../rules/lead';
import { leadMasks, type LeadField, type Mask } from '../../../shared/text/masks';
import type { RecordContext } from '../rules/records';
import type { FormName, RecordPath, SavedRecord } from '../rules/records';
import { useRecordSubmission } from '../hooks/use-record-submission';
import { useCheckedForm } from './use-checked-form';

/** The props that a page gives every form. */
export type FormProps = {
  texts: Site['forms'];
  sentFrom: SentFrom;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Above the button: the request in one line. */
  summary?: ReactNode;
};

type Options<Name extends string, Values> = {
  form: FormName;
  path: RecordPath;
  checks: Partial<Record<Name, Check>>;
  masks: Record<Name, Mask>;
  /** Makes the values of the record from the masked fields. */
  readValues: (fields: Record<Name, string>) => Values;
  build: (values: Values, context: RecordContext) => SavedRecord;
};

/**
 * Makes a form that checks its values and sends them as a record. Gives the props of its frame, those of each field by
 * name, and a function that fills fields in.
 */
export function useRequestForm<Name extends string, Values>(
  props: FormProps,
  options: Options<Name, Values>,
) {
  const { texts, sentFrom } = props;
  const { submit, ...sending } = useRecordSubmission({ ...options, sentFrom, consent: texts.consent });
  const { fieldProps, fill, ...checked } = useCheckedForm({
    ...options,
    messages: texts.messages,
    send: (fields) => submit(options.readValues(fields)),
  });
  return { frame: { ...props, ...sending, ...checked, name: options.form, options }, fieldProps, fill };
}

type LeadOptions = {
  form: Exclude<FormName, 'booking'>;
  checks: Partial<Record<LeadField, Check>>;
  /** The one of the two codes that the form asks for, if any. */
  zipField?: ZipFieldName | null;
};

/** Makes a form that saves a lead: its masks, its draft, and the values of its record. */
export function useLeadForm(props: FormProps, { form, checks, zipField = null }: LeadOptions) {
  return useRequestForm(props, {
    form,
    path: 'leads',
    checks,
    masks: leadMasks,
    readValues: (fields) => leadValuesOf(fields, zipField),
    build: buildLead,
  });
}
