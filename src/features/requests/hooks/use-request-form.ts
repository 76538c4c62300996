import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import { within } from '../../../shared/browser/deadline';
import { logError } from '../../../shared/browser/error-log';
import { goTo } from '../../../shared/browser/go-to';
import { afterPress } from '../../../shared/browser/press';
import { pathIn } from '../../../shared/site/languages';
import { thankYouPath } from '../../../shared/site/routes';
import type { SentFrom } from '../../../shared/site/sent-from';
import { settings } from '../../../shared/site/settings';
import type { ZipFieldName } from '../../../shared/site/visitor-country';
import { keyboards } from '../../../shared/fields/text-field';
import { leadMasks, type LeadField, type Mask } from '../../../shared/text/masks';
import { forgetHaul } from '../../haul/services/haul-store';
import { knownAttribution } from '../../measuring/services/attribution';
import { measure, placeOf } from '../../measuring/services/measuring';
import { afterPaint } from '../../../shared/browser/scheduling';
import type { Check } from '../rules/checks';
import { recentBoxName } from '../rules/consent';
import { buildLead, leadValuesOf } from '../rules/lead';
import * as records from '../rules/records';
import { buildSubmissionMetadata, type PressedForm } from '../rules/submission-metadata';
import { warmUp } from '../services/delivery';
import { deviceKind } from '../services/device-kind';
import { clearDraft } from '../../../shared/browser/drafts';
import { pageData } from '../../../shared/browser/page-data';
import { readForm, valuesOf } from '../../../shared/browser/plain-forms';
import { forgetEarlySubmission } from '../services/durable-store';
import { formInTab, submitRecord } from '../services/outbox';
import { keepSending, onSaved, type Saved } from '../services/outbox-sender';
import { keepTicket } from '../services/ticket-store';
import { useCheckedForm } from './use-checked-form';

/** Their texts, without those that only other parts of a page say. */
export type FormTexts = Omit<Site['forms'], 'ticket' | 'orCall' | 'textPhotos'>;

export type FormProps = { texts: FormTexts; sentFrom: SentFrom; labelledBy: string; summary?: ReactNode };

type Options<Name extends string, Values> = {
  form: records.FormName;
  path: records.RecordPath;
  checks: Partial<Record<Name, Check>>;
  masks: Record<Name, Mask>;
  readValues: (fields: Record<Name, string>) => Values;
  build: (values: Values, context: records.RecordContext) => records.SavedRecord;
};

const longestShareMs = 1500;

/** The rules want the consent that is saved with it, so this waits for the context. A failure is ignored. */
async function shareRequest(city: string, { key, record, context }: Saved): Promise<void> {
  if (!(await context)?.consent.name_shown) return;
  const recent = await import('../services/recent-requests').catch(() => null);
  await recent?.writeRecentRequest(city, key, record).catch(() => undefined);
}

/** Undefined where the form does not show the box. */
const isNameShown = (form: HTMLFormElement | null): boolean | undefined =>
  form?.querySelector<HTMLInputElement>(`[name=${recentBoxName}]`)?.checked;

/** Shows the confirmation page, also when a request that failed before is saved later (sections 4 and 8). */
export function useRequestForm<Name extends string, Values>(props: FormProps, given: Options<Name, Values>) {
  const { texts, sentFrom } = props;
  const { form, path, readValues, build } = given;
  const { locationId, city } = sentFrom;
  const slug = city?.slug ?? '';
  const [hasFailed, setHasFailed] = useState(false);
  const attempts = useRef(0);
  const formRef = useRef<HTMLFormElement>(null);
  const startedAt = useRef<number>(undefined);
  /** Whether the visitor has gone on typing since the last press: that stays the draft. */
  const isBegunAnew = useRef(false);
  /** Whether a press waits for its answer: a later confirmation leads nobody away from what is typed. */
  const isAnswering = useRef(false);

  useEffect(keepSending, []);

  useEffect(() => {
    const thisForm = formInTab(form);
    return onSaved(async (saved) => {
      if (saved.form !== thisForm) return;
      measure({ event: 'form_sent', id: saved.key, form, city: slug, place: placeOf(formRef.current) });
      const { key, record } = saved;
      keepTicket({ ...sentFrom, saved: { key, record } });
      if (isBegunAnew.current && !isAnswering.current) return;
      forgetHaul();
      if (!isBegunAnew.current) {
        formRef.current?.setAttribute('data-sent', '');
        clearDraft(form);
      }
      // The page's end would cut it short.
      if (isNameShown(formRef.current)) await within(longestShareMs, shareRequest(slug, saved));
      goTo(pathIn(pageData().language, thankYouPath));
    });
  }, [form, sentFrom, slug, formRef]);

  /** At 0 where nothing knows when the form was begun: filled in before its code came, or by a draft. */
  const start = (at: number): void => {
    if (startedAt.current !== undefined) return;
    startedAt.current = at;
    measure({ event: 'form_started', form, city: slug, place: placeOf(formRef.current) });
  };

  /** The honeypot and the boxes are read from the page, so that no draft ever ticks one. */
  const describe = (pressed: PressedForm) =>
    buildSubmissionMetadata(pressed, {
      language: pageData().language,
      fillMs: startedAt.current ? pressed.at - startedAt.current : 0,
      device: deviceKind(),
      siteVersion: settings.siteVersion,
      attribution: knownAttribution(),
      nameShown: isNameShown(formRef.current),
    });

  const send = async (fields: Record<Name, string>): Promise<boolean> => {
    setHasFailed(false);
    const attempt = (attempts.current += 1);
    isBegunAnew.current = false;
    const pressed = readForm(formRef.current!) as PressedForm;
    const now = new Date(pressed.at);
    const values = readValues(fields);
    start(0);
    isAnswering.current = true;
    const saved = await submitRecord({
      path,
      form: formInTab(form),
      answers: records.answersOf(form, values, locationId),
      build: (ipAddress) => build(values, { locationId, ipAddress, now }),
      context: describe(pressed),
      onStored: () => forgetEarlySubmission(form),
    });
    isAnswering.current = false;
    if (saved.ok) return true;
    logError('Error adding lead', saved.cause);
    measure({ event: 'form_failed', form, city: slug, place: placeOf(formRef.current) });
    // Its notice must not move what is being pressed, and that press may be the next attempt.
    afterPress(() => attempt === attempts.current && setHasFailed(true));
    return false;
  };

  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    // The HTML whose place the form takes may be filled in already.
    const from = relatedTarget?.closest('form');
    const isBegun = from && from !== currentTarget && Object.values(valuesOf(from)).some(Boolean);
    if (!target.closest('button')) start(isBegun ? 0 : Date.now());
    // After what the press shows. If this fails, the submission fails too, and handles it.
    afterPaint(() => void warmUp().catch(() => undefined));
  };

  const onInput = ({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): void => {
    // What scripts put into the fields is nobody's typing.
    if (!nativeEvent.isTrusted) return;
    isBegunAnew.current = true;
    currentTarget.removeAttribute('data-sent');
  };

  const { fieldProps, fill, ...checked } = useCheckedForm({ ...given, messages: texts.messages, send });
  const frame = { ...props, ...checked, name: form, formRef, hasFailed, onFocus, onInput };
  const textField = (name: Name & keyof typeof keyboards) => ({
    ...texts.fields[name],
    ...fieldProps(name),
    ...keyboards[name],
  });
  return { frame, fieldProps, textField, fill };
}

type LeadOptions = {
  form: Exclude<records.FormName, 'booking'>;
  checks: Partial<Record<LeadField, Check>>;
  zipField?: ZipFieldName | null;
};

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
