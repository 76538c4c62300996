import type { SentFrom } from '../../../shared/site/sent-from';
import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { answersOf } from '../rules/answers';
import { consentVersion, marketingBoxName, recentBoxName, type ConsentWords } from '../rules/consent';
import type { RecordContext } from '../rules/records';
import type { FormName, RecordPath, SavedRecord } from '../rules/records';
import { honeypotFieldName } from '../rules/spam-signals';
import { buildSubmissionMetadata, type SubmissionMetadata } from '../rules/submission-metadata';
import { thankYouPath } from '../../../shared/site/routes';
import { forgetEarlySubmission } from '../services/early-submissions';
import { logError } from '../../../shared/browser/error-log';
import { knownAttribution } from '../../measuring/services/attribution';
import { measure } from '../../measuring/services/measuring';
import { warmUp } from '../services/delivery';
import { deviceKind } from '../services/device-kind';
import { formInTab, submitRecord } from '../services/outbox';
import { onSaved, type Saved } from '../services/outbox-sender';
import { settings } from '../../../shared/site/settings';

/** What a form leaves for /thankyou in the tab's history, never in the address. */
export type ConfirmedState = SentFrom & { saved: { key: string; record: SavedRecord } };

type Options<Values> = {
  /** The name of the form on its page and in the metadata. */
  form: FormName;
  path: RecordPath;
  sentFrom: SentFrom;
  consent: ConsentWords;
  build: (values: Values, context: RecordContext) => SavedRecord;
};

/**
 * Lets others of the city see the request; ignores a failure. The rules want the consent that is saved with it, so this
 * waits for the context. Only visitors who agree load the script.
 */
async function shareRequest(city: string, { key, record, context }: Saved): Promise<void> {
  if (!(await context)?.consent.name_shown) return;
  const recent = await import('../services/recent-requests').catch(() => null);
  await recent?.writeRecentRequest(city, key, record).catch(() => undefined);
}

function findInput(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement && !control.disabled ? control : undefined;
}

/**
 * Collects the metadata of a form (docs/decisions/0047). Put `formRef` on the form element: the honeypot and the boxes
 * are read from the page, so that no draft ever ticks one. `noteStart` notes when the visitor began, and
 * gives whether this is the first call; `describe` gives the metadata of this moment.
 */
function useSubmissionMetadata(form: FormName, consent: ConsentWords) {
  const formRef = useRef<HTMLFormElement>(null);
  const startedAt = useRef<number>(undefined);

  const noteStart = (): boolean => {
    const isFirst = startedAt.current === undefined;
    startedAt.current ??= Date.now();
    return isFirst;
  };

  const describe = (now: Date): SubmissionMetadata =>
    buildSubmissionMetadata({
      honeypot: findInput(formRef.current, honeypotFieldName)?.value ?? '',
      fillMs: now.getTime() - (startedAt.current ?? now.getTime()),
      form,
      pathname: window.location.pathname,
      device: deviceKind(),
      siteVersion: settings.siteVersion,
      attribution: knownAttribution(),
      consentVersion: consentVersion(consent),
      marketingTexts: findInput(formRef.current, marketingBoxName)?.checked,
      nameShown: findInput(formRef.current, recentBoxName)?.checked,
      now,
    });

  return { formRef, noteStart, describe };
}

/**
 * Sends a lead or a job, then shows the confirmation page (docs/specification.md, section 4), also when a request that
 * failed before succeeds while the visitor is still on the page. Logs a failure as 'Error adding lead', and the visitor
 * stays on the form (section 8). `submit` gives whether it was sent, and `describe` the metadata of
 * this moment; the rest is for the form's frame.
 */
export function useRecordSubmission<Values>({ form, path, sentFrom, consent, build }: Options<Values>) {
  const { locationId, city } = sentFrom;
  const slug = city?.slug ?? '';
  const [hasFailed, setHasFailed] = useState(false);
  const { formRef, noteStart, describe } = useSubmissionMetadata(form, consent);

  useEffect(() => {
    const thisForm = formInTab(form);
    return onSaved((saved) => {
      if (saved.form !== thisForm) return;
      measure({ event: 'form_sent', form, city: slug });
      void shareRequest(slug, saved);
      const { key, record } = saved;
      const state: ConfirmedState = { ...sentFrom, saved: { key, record } };
      void navigate(thankYouPath, { state });
    });
  }, [form, sentFrom, slug]);

  const start = (): void => {
    if (noteStart()) measure({ event: 'form_started', form, city: slug });
  };

  const submit = async (values: Values): Promise<boolean> => {
    setHasFailed(false);
    const now = new Date();
    // A form that was filled in and sent before the scripts ran has not started yet: its time is 0, which says nothing.
    start();
    const saved = await submitRecord({
      path,
      form: formInTab(form),
      answers: answersOf(form, values, locationId),
      build: (ipAddress) => build(values, { locationId, ipAddress, now }),
      context: describe(now),
      onKept: forgetEarlySubmission,
    });
    if (saved.ok) return true;
    logError('Error adding lead', saved.cause);
    measure({ event: 'form_failed', form, city: slug });
    setHasFailed(true);
    return false;
  };

  const onFirstFocus = (): void => {
    start();
    // If this fails, the submission fails too, and handles it.
    warmUp().catch(() => undefined);
  };

  return { submit, describe, onFirstFocus, hasFailed, formRef };
}
