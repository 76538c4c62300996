import type { Site } from '../../content-model/types';
import type { Check } from '../../domain/requests/checks';
import type { Mask } from '../../domain/requests/masks';
import type { RecordContext } from '../../domain/requests/record-context';
import type { FormName, RecordPath, SavedRecord } from '../../domain/requests/records';
import { useRecordSubmission, type SentFrom } from '../../hooks/requests/use-record-submission';
import { useCheckedForm } from './use-checked-form';

/** The props that a page gives every form. */
export type FormProps = {
  texts: Site['forms'];
  sentFrom: SentFrom;
  /** Id of the heading that names the form. */
  labelledBy: string;
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
  { form, path, checks, masks, readValues, build }: Options<Name, Values>,
) {
  const { texts, sentFrom } = props;
  const { submit, prepare, hasFailed, formRef } = useRecordSubmission({
    form,
    path,
    sentFrom,
    consent: texts.consent,
    build,
  });
  const { fieldProps, fill, handleSubmit, isSubmitting } = useCheckedForm({
    form,
    checks,
    masks,
    messages: texts.messages,
    send: (fields) => submit(readValues(fields)),
  });
  const frame = {
    ...props,
    name: form,
    formRef,
    isSubmitting,
    hasFailed,
    onFirstFocus: prepare,
    onSubmit: handleSubmit,
  };
  return { frame, fieldProps, fill };
}
