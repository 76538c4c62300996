import { baseLanguage } from '../../../shared/site/languages';
import { longestFillMs } from '../../../shared/values/limits';
import { marketingBoxName } from './consent';
import type { RecordOf } from './field';
import type { recordTable } from './record-table';
import type { DeviceKind, FormName } from './records';
import { savedPath, type Attribution } from '../../measuring/rules/attribution';

/** The facts beyond a lead's or job's own fields, saved beside it at `context/{push id}` (docs/decisions/0047). */
export type SubmissionMetadata = RecordOf<(typeof recordTable)['context']>;

/** A form as it was pressed: what it holds, and the facts of its HTML (src/shared/browser/plain-forms.ts). */
export type PressedForm = {
  form: FormName;
  location: string;
  consent: string;
  /** 'shown' where the visitor could tick the box for marketing texts. */
  marketing: string;
  /** Of the city, as a booking's address says it. */
  country?: string;
  address: string;
  referrer: string;
  at: number;
  values: Record<string, string>;
};

type Known = {
  /** As the build wrote it, where the page is still there: a translator may change what the browser says. */
  language?: string | undefined;
  fillMs: number;
  device: DeviceKind;
  siteVersion: string;
  attribution: Attribution;
  /** Undefined where the form did not show the box. */
  nameShown?: boolean | undefined;
};

/** Builds the metadata of a record. Leaves out unknown fields, because the database refuses `undefined`. */
export function buildSubmissionMetadata(pressed: PressedForm, known: Known): SubmissionMetadata {
  const { pathname } = new URL(pressed.address);
  const { language, nameShown } = known;
  return {
    trap_filled: Boolean(pressed.values[honeypotFieldName]),
    fill_ms: Math.min(Math.max(0, Math.round(known.fillMs)), longestFillMs),
    form: pressed.form,
    page: savedPath(pathname),
    ...(language && language !== baseLanguage && { language }),
    device: known.device,
    site_version: known.siteVersion,
    ...known.attribution,
    consent: {
      text_version: pressed.consent,
      at: new Date(pressed.at).toISOString(),
      ...(pressed.marketing === 'shown' && { marketing_texts: marketingBoxName in pressed.values }),
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
