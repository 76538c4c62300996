import { baseLanguage } from '../../../shared/site/languages';
import { longestFillMs } from '../../../shared/values/limits';
import type { RecordOf } from './field';
import type { recordTable } from './record-table';
import type { DeviceKind, FormName } from './records';
import { savedPath, type Attribution } from '../../measuring/rules/attribution';

/** The facts beyond a lead's or job's own fields, saved beside it at `context/{push id}` (docs/decisions/0047). */
export type SubmissionMetadata = RecordOf<(typeof recordTable)['context']>;

type Facts = {
  honeypot: string;
  fillMs: number;
  form: FormName;
  pathname: string;
  language?: string | undefined;
  device: DeviceKind;
  siteVersion: string;
  attribution: Attribution;
  consentVersion: string;
  /** Undefined where the form did not show the box. */
  marketingTexts: boolean | undefined;
  nameShown?: boolean | undefined;
  now: Date;
};

/** Builds the metadata of a record. Leaves out unknown fields, because the database refuses `undefined`. */
export function buildSubmissionMetadata(facts: Facts): SubmissionMetadata {
  const { honeypot, fillMs, form, pathname, language, device, siteVersion, attribution, now } = facts;
  const { marketingTexts, nameShown } = facts;
  return {
    trap_filled: honeypot !== '',
    fill_ms: Math.min(Math.max(0, Math.round(fillMs)), longestFillMs),
    form,
    page: savedPath(pathname),
    ...(language && language !== baseLanguage && { language }),
    device,
    site_version: siteVersion,
    ...attribution,
    consent: {
      text_version: facts.consentVersion,
      at: now.toISOString(),
      ...(marketingTexts !== undefined && { marketing_texts: marketingTexts }),
      ...(nameShown !== undefined && { name_shown: nameShown }),
    },
  };
}

export const honeypotFieldName = 'company_website';

/** Nobody presses a field, fills the form in and presses its button within this time, not even with autofill. */
const fastestFillMs = 1000;

/** Never drops a record. A time of 0 says nothing: before the scripts nothing knows when the visitor began. */
export function isMarkedAsSpam(facts: Pick<SubmissionMetadata, 'trap_filled' | 'fill_ms'>): boolean {
  return facts.trap_filled || (facts.fill_ms > 0 && facts.fill_ms < fastestFillMs);
}
