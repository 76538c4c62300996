import type { RecordOf } from './field';
import type { recordTable } from './record-table';
import type { DeviceKind, FormName } from './records';
import { spamSignals } from './spam-signals';
import { savedPath, type Attribution } from '../../measuring/rules/attribution';

/** The facts beyond a lead's or job's own fields, saved beside it at `context/{push id}` (docs/decisions/0047). */
export type SubmissionMetadata = RecordOf<(typeof recordTable)['context']>;

type Facts = {
  honeypot: string;
  fillMs: number;
  form: FormName;
  pathname: string;
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
  const { honeypot, fillMs, form, pathname, device, siteVersion, attribution, now } = facts;
  const { marketingTexts, nameShown } = facts;
  return {
    ...spamSignals({ honeypot, fillMs }),
    form,
    page: savedPath(pathname),
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
